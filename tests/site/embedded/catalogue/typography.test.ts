import { describe, expect, test } from 'vitest';
import { copyCatalogue, errorMessageAfter, MAAN } from './edited-catalogue.ts';

copyCatalogue();

describe('Typography check', () => {
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
  ])('of %s rejects %o and suggests %s', (locale, text, correction) => {
    const message = errorMessageAfter(MAAN, short(locale), `$1${JSON.stringify(text)}`);
    expect(message).toContain(
      `texts.${locale}.short does not follow the typography of ${locale}; write ${correction}`,
    );
  });

  test('of fr-CA rejects a space before a question mark', () => {
    const message = errorMessageAfter(MAAN, /^ {2}fr-CA:\n/m, '  fr-CA:\n    care: "Éteinte\u202f?"\n');
    expect(message).toContain(
      'texts.fr-CA.care does not follow the typography of fr-CA; write no space before ; ? and !',
    );
  });
});
