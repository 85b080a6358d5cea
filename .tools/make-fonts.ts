/**
 * `npm run fonts`: generates the files of the display font. Fraunces with all axes has 121 KB upright and 150 KB italic, so unused
 * axes are pinned: softness, alternate forms and weight. Optical size stays variable in the upright font, which is used from 20 to
 * 120 px. It is pinned in the italic font, which is used only for emphasised words in large headings.
 */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const SOURCE = new URL('../node_modules/@fontsource-variable/fraunces/files/', import.meta.url);
const TARGET = new URL('../design-system/theme/fonts/', import.meta.url);

/** The subsets of fontsource. `unicode-range` in `fonts.css` must list the same ranges. */
const LATIN: readonly (readonly [number, number])[] = [
  ...([
    [0x20, 0x7e],
    [0xa0, 0xff],
    [0x131, 0x131],
    [0x152, 0x153],
    [0x2bb, 0x2bc],
    [0x2c6, 0x2c6],
  ] as const),
  ...([
    [0x2da, 0x2da],
    [0x2dc, 0x2dc],
    [0x2010, 0x2027],
    [0x202f, 0x203a],
    [0x20ac, 0x20ac],
    [0x2122, 0x2122],
  ] as const),
  ...([
    [0x2190, 0x2193],
    [0x2212, 0x2212],
    [0x2215, 0x2215],
  ] as const),
];
const LATIN_EXT: readonly (readonly [number, number])[] = [
  [0x100, 0x130],
  [0x132, 0x151],
  [0x154, 0x17f],
  [0x18f, 0x18f],
  [0x1a0, 0x1a1],
  [0x1af, 0x1b0],
  [0x218, 0x21b],
  [0x1e80, 0x1e85],
  [0x1e9e, 0x1e9e],
  [0x20a0, 0x20ab],
  [0x20ad, 0x20bf],
];

const pinned = { SOFT: 100, WONK: 0, wght: 400 };
const upright = { ...pinned, opsz: { min: 30, max: 144 } };
const italic = { ...pinned, opsz: 144 };

await make('fraunces-latin-full-normal.woff2', 'display.woff2', LATIN, upright);
await make('fraunces-latin-full-italic.woff2', 'display-italic.woff2', LATIN, italic);
await make('fraunces-latin-ext-full-normal.woff2', 'display-ext.woff2', LATIN_EXT, upright);
await make('fraunces-latin-ext-full-italic.woff2', 'display-ext-italic.woff2', LATIN_EXT, italic);

async function make(
  source: string,
  target: string,
  ranges: readonly (readonly [number, number])[],
  variationAxes: Record<string, number | { min: number; max: number }>,
) {
  const characters = ranges.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, offset) => String.fromCodePoint(first + offset)),
  );
  const font = await subsetFont(await readFile(new URL(source, SOURCE)), characters.join(''), {
    targetFormat: 'woff2',
    variationAxes,
  });
  await writeFile(new URL(target, TARGET), font);
  console.log(`${target}: ${(font.length / 1024).toFixed(1)} KB`);
}
