const ASCII = /^\p{ASCII}*$/u;
const MARKS = /\p{M}+/gu;
/** Letters that Unicode does not decompose into a letter and a mark. */
const SPECIAL_LETTERS = /[ßœæøłđðıþ]/g;
const REPLACEMENTS: Readonly<Record<string, string>> = {
  ß: 'ss',
  œ: 'oe',
  æ: 'ae',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ı: 'i',
  þ: 'th',
};

/** Returns the text in lower case without diacritics: `Größe` and `GROSSE` both become `grosse`. */
export function fold(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(MARKS, '')
    .replace(SPECIAL_LETTERS, (letter) => REPLACEMENTS[letter] ?? letter);
}

/**
 * Returns the length of the shortest prefix of `text` that folds to at least `foldedLength` characters. Combining marks after it are included.
 */
export function lengthBeforeFold(text: string, foldedLength: number): number {
  let length = 0;
  let folded = 0;
  for (const character of text) {
    const own = fold(character).length;
    if (folded >= foldedLength && own > 0) break;
    folded += own;
    length += character.length;
  }
  return length;
}
