const REM_PX = 16;

/**
 * Returns a token's length in CSS pixels for a window width in CSS pixels, with the default font size. It parses lengths such as `24px`,
 * `1.5rem` and `clamp(32px, 1.5rem + 1.2vw, 48px)`.
 *
 * @throws {Error} for other formats
 */
export function pixelsAt(length: string, windowWidth: number): number {
  const clamp = /^clamp\((.+),(.+),(.+)\)$/.exec(length);
  if (!clamp) return sum(length, windowWidth);
  const [min = 0, preferred = 0, max = 0] = clamp.slice(1).map((part) => sum(part, windowWidth));
  return Math.max(min, Math.min(preferred, max));
}

/** Returns the length in CSS pixels, rounded to one decimal: `17`, `18.6`. */
export function roundedPixelsAt(length: string, windowWidth: number): string {
  return String(Math.round(pixelsAt(length, windowWidth) * 10) / 10);
}

function sum(terms: string, windowWidth: number) {
  return terms.split(' + ').reduce((total, term) => total + pixels(term.trim(), windowWidth), 0);
}

function pixels(term: string, windowWidth: number) {
  const units = new Map([
    ['px', 1],
    ['rem', REM_PX],
    ['vw', windowWidth / 100],
  ]);
  const [, amount, unit = ''] = /^([\d.]+)([a-z]+)$/.exec(term) ?? [];
  const factor = units.get(unit);
  if (factor === undefined)
    throw new Error(`Expected a length in px, rem or vw, got "${term}". Example: 1.5rem`);
  return Number(amount) * factor;
}
