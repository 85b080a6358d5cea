import { describe, expect, test } from 'vitest';
import { copyCatalogue, MAAN, refusalOf } from './edited-catalogue.ts';

copyCatalogue();

describe('what is set wrong', () => {
  const short = (locale: string) => new RegExp(`(^  ${locale}:\\n(?: {4}.*\\n)*? {4}short: ).*`, 'm');
  test.each([
    ['nl', "Da's een lamp.", '’ for an apostrophe'],
    ['en', 'It is called "the moon".', '“ and ” for quotation marks'],
    ['en', 'Wait for it...', '… for three dots'],
    ['en', 'A lamp - and a moon.', 'an en dash (–) between words'],
    ['en', 'A  lamp.', 'single spaces between words'],
    ['en', 'What is it ?', 'no space before ; : ? and !'],
    ['de', 'Gebrannt bei 1240 °C.', 'a no-break space (U+00A0) between a number and its °'],
    ['de', 'Eine Kugel von 15 cm.', 'sizes and weights in `size` and `weight`'],
    ['en', 'A globe of 6 inches.', 'sizes and weights in `size` and `weight`'],
    ['fr', 'Éteinte ? Une lune.', 'a narrow no-break space (U+202F) before ; ? ! and »'],
    ['fr', 'Éteinte? Une lune.', 'a narrow no-break space (U+202F) before ; ? ! and »'],
    ['fr', 'Une « lune\u202f».', 'a narrow no-break space (U+202F) after «'],
    ['fr', 'Deux couleurs : noir et blanc.', 'a no-break space (U+00A0) before a colon'],
  ])('%s: %s', (locale, text, right) => {
    const sentence = refusalOf(MAAN, short(locale), `$1${JSON.stringify(text)}`);
    expect(sentence).toContain(`texts.${locale}.short is not set as ${locale} is; write ${right}`);
  });

  test('fr-CA: a question mark with a space before it', () => {
    const sentence = refusalOf(MAAN, /^ {2}fr-CA:\n/m, '  fr-CA:\n    care: "Éteinte\u202f?"\n');
    expect(sentence).toContain('texts.fr-CA.care is not set as fr-CA is; write no space before ; ? and !');
  });
});
