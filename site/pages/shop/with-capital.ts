import type { Locale } from '#site/i18n/locale';

/**
 * Returns a text that begins with a capital letter. Values of the shop are written as inside a sentence (`opal glass`), so that lists of them are
 * right. A list, or a value that stands alone, begins with a capital. Only the first letter changes, so names keep their spelling. The Dutch
 * `ij` is one letter: `ijzer` becomes `IJzer`.
 */
export function withCapital(text: string, { intl }: Pick<Locale, 'intl'>): string {
  const [letter = ''] = text;
  const first = intl.startsWith('nl') && text.startsWith('ij') ? 'ij' : letter;
  return first.toLocaleUpperCase(intl) + text.slice(first.length);
}
