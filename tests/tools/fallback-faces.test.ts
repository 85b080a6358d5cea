import { readFile } from 'node:fs/promises';
import { fromBuffer } from '@capsizecss/unpack';
import { expect, test } from 'vitest';
import { createFallbackFaces } from '../../.tools/fonts/fallback-faces.ts';

const THEME = new URL('../../design-system/theme/', import.meta.url);

test('The style sheet of fallback fonts contains the metrics of the current web fonts', async () => {
  expect(await readFile(new URL('fallback-fonts.css', THEME), 'utf8')).toBe(await createFallbackFaces());
});

test('Every stack of the theme contains exactly its fallback fonts', async () => {
  const theme = await readFile(new URL('theme.css.ts', THEME), 'utf8');
  const css = await createFallbackFaces();
  const defined = new Set([...css.matchAll(/font-family: '([^']+)'/g)].map(([, name]) => name));
  const used = [...theme.matchAll(/'((?:Display|Title|Text) [A-Z][a-z]+)'/g)].map(([, name]) => name);
  expect(used.toSorted()).toEqual([...defined].toSorted());
});

test('Every Latin face of a web font has fallback fonts of its width, or is as wide as the regular face', async () => {
  const fonts = await readFile(new URL('fonts.css', THEME), 'utf8');
  const fallbacks = await createFallbackFaces();
  const stylesOf = (css: string, family: string) =>
    new Set(
      [...css.matchAll(/@font-face \{([^}]*)\}/g)]
        .map(([, face = '']) => face)
        .filter(
          (face) => new RegExp(`font-family: '?${family}\\b`).test(face) && !face.includes('unicode-range'),
        )
        .map((face) => (face.includes('font-style: italic') ? 'italic' : 'regular')),
    );
  const families = new Set([...fonts.matchAll(/font-family: (\w+);/g)].map(([, family]) => family));
  expect([...families]).toEqual(['Display', 'Text']);
  expect(stylesOf(fallbacks, 'Display')).toEqual(stylesOf(fonts, 'Display'));
  expect(stylesOf(fonts, 'Text')).toEqual(new Set(['regular', 'italic']));
  const [regular, italic] = await Promise.all(['normal', 'italic'].map(readTextWidth));
  expect(italic).toBe(regular);
  expect(stylesOf(fallbacks, 'Text')).toEqual(new Set(['regular']));
});

/** Returns the average width of the letters of the text font, in units of the font. */
async function readTextWidth(style: string) {
  const file = `../../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-${style}.woff2`;
  const { xWidthAvg } = await fromBuffer(await readFile(new URL(file, import.meta.url)));
  return xWidthAvg;
}
