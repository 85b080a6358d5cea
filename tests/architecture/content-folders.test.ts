import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const ROOT = 'site/embedded/content';

test('Each folder of the embedded content server imports only folders above it in the table of its README', () => {
  const readme = readFileSync(`${ROOT}/README.md`, 'utf8');
  const folders = [...readme.matchAll(/^\| `(\w+)\/` \|/gm)].map(([, folder = '']) => folder);
  const imported = folders.flatMap((folder) =>
    globSync(`${ROOT}/${folder}/**/*.ts`).flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/ from '(?:\.\.\/)+(\w+)\//g)].map(([, target = '']) => ({
        file,
        folder,
        target,
      })),
    ),
  );
  expect(imported.length).toBeGreaterThan(100);
  const wrong = imported.filter(
    ({ folder, target }) => folders.includes(target) && folders.indexOf(target) > folders.indexOf(folder),
  );
  expect(wrong).toEqual([]);
});
