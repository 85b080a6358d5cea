const REM = 16;

/**
 * Pixels of a length in a window of this width, for lengths as tokens have them: `24px`, `1.5rem`, `clamp(32px, 1.5rem + 1.2vw,
 * 48px)`, with letters at the browser's own size.
 *
 * @throws {Error} for anything else
 */
export function pixelsAt(length: string, windowWidth: number): number {
  const clamp = /^clamp\((.+),(.+),(.+)\)$/.exec(length);
  if (!clamp) return sum(length, windowWidth);
  const [least = 0, wished = 0, most = 0] = clamp.slice(1).map((part) => sum(part, windowWidth));
  return Math.max(least, Math.min(wished, most));
}

/** The same for reading: `17`, `18.6`. */
export function roundedPixelsAt(length: string, windowWidth: number): string {
  return String(Math.round(pixelsAt(length, windowWidth) * 10) / 10);
}

function sum(terms: string, windowWidth: number) {
  return terms.split(' + ').reduce((total, term) => total + pixels(term.trim(), windowWidth), 0);
}

function pixels(term: string, windowWidth: number) {
  const units = new Map([
    ['px', 1],
    ['rem', REM],
    ['vw', windowWidth / 100],
  ]);
  const [, amount, unit = ''] = /^([\d.]+)([a-z]+)$/.exec(term) ?? [];
  const one = units.get(unit);
  if (one === undefined) throw new Error(`Not a length that tokens have: ${term}`);
  return Number(amount) * one;
}
