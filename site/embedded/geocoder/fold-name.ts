/** Returns a name in lower case without accents, apostrophes and full stops, and with spaces instead of hyphens. */
export function foldName(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{M}|['’.]/gu, '')
    .replaceAll(/[-\s]+/g, ' ')
    .replaceAll('ß', 'ss')
    .toLowerCase()
    .trim();
}
