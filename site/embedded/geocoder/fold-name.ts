import { foldText } from '#site/i18n/fold-text';

/** Returns a name in lower case without diacritics, apostrophes and full stops, and with spaces instead of hyphens. */
export function foldName(name: string): string {
  return foldText(name)
    .replaceAll(/['’.]/g, '')
    .replaceAll(/[-\s]+/g, ' ')
    .trim();
}
