import { readFile } from 'node:fs/promises';
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
