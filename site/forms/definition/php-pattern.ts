import { RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';

const parser = new RegExpParser({ ecmaVersion: 2025 });
/** Escapes of one character with the same meaning in both languages. In PHP `\v` is a set, `\A` a position, and `\u` an error. */
const SHARED_ESCAPE = /^\\(?:[bfnrt]|c[A-Za-z]|x[\dA-Fa-f]{2}|[^A-Za-z])/;
/** A class of POSIX in a class: `[[:alpha:]`. JavaScript ends the outer class there. */
const POSIX_CLASS = /.\[[:.=]/s;

/**
 * Splits PHP's `/^VV-[0-9]{6}$/i` into source and flags for JavaScript. Returns `undefined` for delimiters and flags that it cannot convert,
 * and for a pattern that JavaScript cannot parse or reads differently.
 */
export function readPhpPattern(pattern: string): readonly [source: string, flags: string] | undefined {
  const [, slash, hash, tilde, flags = ''] = /^(?:\/(.*)\/|#(.*)#|~(.*)~)([a-zA-Z]*)$/s.exec(pattern) ?? [];
  const source = slash ?? hash ?? tilde;
  if (source === undefined || /[^imsu]/.test(flags)) return undefined;
  try {
    void new RegExp(source, flags);
    return hasSameMeaning(source, flags.includes('u')) ? [source, flags] : undefined;
  } catch {
    return undefined;
  }
}

/** Returns whether JavaScript reads a pattern like PHP. Without the flag `u`, JavaScript reads an unknown escape such as `\h` as a letter. */
function hasSameMeaning(source: string, unicode: boolean): boolean {
  let differences = 0;
  const compare = (isSame: boolean) => void (differences += isSame ? 0 : 1);
  visitRegExpAST(parser.parsePattern(source, 0, source.length, { unicode }), {
    onCharacterEnter: ({ raw }) => compare(!raw.startsWith('\\') || SHARED_ESCAPE.test(raw)),
    // With the flag `u`, words of PHP contain letters of all languages.
    onCharacterSetEnter: ({ kind }) => compare(!(unicode && kind === 'word')),
    onAssertionEnter: ({ kind }) => compare(!(unicode && kind === 'word')),
    // A bracket that begins a class of PHP is a character: `[]a]`.
    onCharacterClassEnter: ({ raw, elements }) => compare(elements.length > 0 && !POSIX_CLASS.test(raw)),
  });
  return differences === 0;
}
