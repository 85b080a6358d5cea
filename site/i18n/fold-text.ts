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

/** Returns a text for comparison with what visitors type, in lower case without diacritics: `Größe` and `GROSSE` both become `grosse`. */
export function foldText(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(MARKS, '')
    .replace(SPECIAL_LETTERS, (letter) => REPLACEMENTS[letter] ?? letter);
}
