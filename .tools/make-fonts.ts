/**
 * `npm run fonts`: generates the files of the display font and the fallback faces. Fraunces with all axes has 121 KB upright and 150 KB
 * italic, so the script pins unused axes: softness, alternate forms and weight. Optical size stays variable in the upright font, which the
 * site uses from 20 to 120 px. It is pinned in the italic font, which the site uses only for emphasised words in large headings.
 */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { readArguments } from '#embedded/command-arguments';
import { createFallbackFaces } from './fonts/fallback-faces.ts';
import { charactersOf, LATIN, LATIN_EXT } from './fonts/unicode-ranges.ts';

readArguments({}, 'npm run fonts');
const SOURCE = new URL('../node_modules/@fontsource-variable/fraunces/files/', import.meta.url);
const TARGET = new URL('../design-system/theme/fonts/', import.meta.url);
const FALLBACK_FACES = new URL('../design-system/theme/fallback-fonts.css', import.meta.url);

const pinned = { SOFT: 100, WONK: 0, wght: 400 };
const upright = { ...pinned, opsz: { min: 30, max: 144 } };
const italic = { ...pinned, opsz: 144 };

await make('fraunces-latin-full-normal.woff2', 'display.woff2', LATIN, upright);
await make('fraunces-latin-full-italic.woff2', 'display-italic.woff2', LATIN, italic);
await make('fraunces-latin-ext-full-normal.woff2', 'display-ext.woff2', LATIN_EXT, upright);
await make('fraunces-latin-ext-full-italic.woff2', 'display-ext-italic.woff2', LATIN_EXT, italic);

await writeFile(FALLBACK_FACES, await createFallbackFaces());

async function make(
  source: string,
  target: string,
  ranges: readonly (readonly [number, number])[],
  variationAxes: Record<string, number | { min: number; max: number }>,
) {
  const font = await subsetFont(await readFile(new URL(source, SOURCE)), charactersOf(ranges), {
    targetFormat: 'woff2',
    variationAxes,
  });
  await writeFile(new URL(target, TARGET), font);
  console.log(`${target}: ${(font.length / 1024).toFixed(1)} KB`);
}
