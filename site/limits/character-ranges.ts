/** A set of characters: ascending ranges of positions in a text that contains all characters. */
export type CharacterRanges = readonly (readonly [start: number, end: number])[];

const CODE_UNITS = 0x1_00_00;
const CODE_POINTS = 0x11_00_00;
const SURROGATES = { start: 0xd8_00, end: 0xe0_00 } as const;

const charactersByMode = new Map<boolean, string>();

/**
 * Returns the characters that a pattern of one character matches, such as `[a-z]` or `\s`. The engine matches it against every
 * character, so the result is exact for all flags.
 *
 * @throws {SyntaxError} for a pattern that is valid only in its context
 */
export function characterRanges(source: string, flags: string): CharacterRanges {
  const isUnicode = flags.includes('u');
  const characters = charactersByMode.get(isUnicode) ?? (isUnicode ? everyCodePoint() : everyCodeUnit());
  charactersByMode.set(isUnicode, characters);
  const runs = characters.matchAll(new RegExp(`(?:${source})+`, `${flags}g`));
  return Array.from(runs, ({ index, 0: run }) => [index, index + run.length] as const);
}

/** Returns whether the sets have a common character. */
export function haveCommonCharacter(one: CharacterRanges, other: CharacterRanges): boolean {
  let oneIndex = 0;
  let otherIndex = 0;
  for (;;) {
    const oneRange = one[oneIndex];
    const otherRange = other[otherIndex];
    if (!oneRange || !otherRange) return false;
    if (oneRange[0] < otherRange[1] && otherRange[0] < oneRange[1]) return true;
    if (oneRange[1] <= otherRange[1]) oneIndex += 1;
    else otherIndex += 1;
  }
}

/** Returns a text with every code unit, because a pattern without the flag `u` matches code units. */
function everyCodeUnit(): string {
  return textOf(Uint16Array.from({ length: CODE_UNITS }, (_, unit) => unit));
}

/** Returns a text with every code point. Unpaired surrogates are omitted, because decoded texts do not contain them. */
function everyCodePoint(): string {
  const units = new Uint16Array(
    CODE_UNITS - (SURROGATES.end - SURROGATES.start) + 2 * (CODE_POINTS - CODE_UNITS),
  );
  let length = 0;
  for (let unit = 0; unit < CODE_UNITS; unit += 1)
    if (unit < SURROGATES.start || unit >= SURROGATES.end) units[length++] = unit;
  for (let offset = 0; offset < CODE_POINTS - CODE_UNITS; offset += 1) {
    units[length++] = 0xd8_00 + (offset >> 10);
    units[length++] = 0xdc_00 + (offset & 0x3_ff);
  }
  return textOf(units);
}

function textOf(units: Uint16Array): string {
  return Buffer.from(units.buffer).toString('utf16le');
}
