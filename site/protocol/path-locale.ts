/** Returns the first segment of a path, which is the code of a locale on all pages: `nl` of `/nl/over-ons`. */
export function localeCodeOf(path: string): string {
  return path.split('/')[1] ?? '';
}
