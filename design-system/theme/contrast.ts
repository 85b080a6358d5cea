/** Linear red, green and blue, from 0 to 1. */
type LinearRgb = readonly [red: number, green: number, blue: number];

/** Returns the contrast ratio (WCAG 2.2) of two opaque `#rrggbb` colours. */
export function contrastRatio(one: string, other: string) {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Returns `color-mix(in oklab, one share, other)` as `#rrggbb`. */
export function mixInOklab(one: string, share: number, other: string) {
  const from = toOklab(toLinearRgb(one));
  const to = toOklab(toLinearRgb(other));
  return linearRgbToHex(
    oklabToLinearRgb(from.map((value, at) => value * share + (to[at] ?? 0) * (1 - share))),
  );
}

/** Returns a colour over another with the given opacity, blended in sRGB as in browsers. */
export function blend(one: string, share: number, other: string) {
  const over = parseHex(one);
  const under = parseHex(other);
  return toHex(over.map((value, at) => value * share + (under[at] ?? 0) * (1 - share)));
}

function luminance(color: string) {
  const [red, green, blue] = toLinearRgb(color);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function parseHex(color: string): number[] {
  const match = /^#(..)(..)(..)$/.exec(color);
  if (!match) throw new Error(`Expected an opaque colour such as #1a2b3c, got "${color}".`);
  return match.slice(1).map((channel) => Number.parseInt(channel, 16) / 255);
}

function toLinearRgb(color: string): LinearRgb {
  const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
  const [red = 0, green = 0, blue = 0] = parseHex(color).map(linear);
  return [red, green, blue];
}

function linearRgbToHex(light: LinearRgb) {
  const encoded = (value: number) =>
    value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
  return toHex(light.map(encoded));
}

function toHex(values: readonly number[]) {
  const byte = (value: number) => Math.round(Math.min(Math.max(value, 0), 1) * 255);
  return `#${values.map((value) => byte(value).toString(16).padStart(2, '0')).join('')}`;
}

/** Converts to Oklab with the matrices of CSS Color 4. */
function toOklab([red, green, blue]: LinearRgb) {
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function oklabToLinearRgb([lightness = 0, a = 0, b = 0]: readonly number[]): LinearRgb {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}
