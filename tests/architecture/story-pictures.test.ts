import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The pictures of stories that show a missing picture. The helper `picture` of the fixtures appends its path to `/assets/`. */
const MISSING_ON_PURPOSE = ['/assets/gone.jpg'];

test('Each picture, video and caption file of a story exists in the content project, unless the story shows a missing one', () => {
  const paths = globSync('stories/**/*.{ts,tsx}').flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    const written = [...source.matchAll(/['"`](\/assets\/[\w/.-]+\.\w+)['"`]/g)].map(([, path = '']) => path);
    const ofFixtures = [...source.matchAll(/picture\(\s*'([\w/.-]+\.\w+)'/g)].map(
      ([, path = '']) => `/assets/${path}`,
    );
    return [...written, ...ofFixtures];
  });
  expect(paths.length).toBeGreaterThan(10);
  const missing = new Set(paths.filter((path) => !existsSync(`site/statamic/public${path}`)));
  expect([...missing]).toEqual(MISSING_ON_PURPOSE);
});
