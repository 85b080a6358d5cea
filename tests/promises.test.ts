import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Folders of the project that the code column names. All other paths are inside `site/`. */
const OTHER_FOLDERS = /^(?:\.tools|renderer|design-system)\//;

const [, section = ''] = readFileSync('site/README.md', 'utf8').split('## Promises to other systems\n');
const promises = (section.split('\n## ')[0] ?? '')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| promise |'))
  .map((line) => {
    const [promise = '', , code = '', tests = ''] = line.split(' | ');
    return { promise, code: pathsIn(code), tests: pathsIn(tests) };
  });

test('Each promise to another system names its code and its test, which exist', () => {
  expect(promises.length).toBeGreaterThan(20);
  for (const { promise, code, tests } of promises) {
    expect(code, promise).not.toEqual([]);
    expect(tests, promise).not.toEqual([]);
    const files = [
      ...code.map((path) => (OTHER_FOLDERS.test(path) ? path : `site/${path}`)),
      ...tests.map((path) => `tests/${path}`),
    ];
    expect(
      files.filter((file) => !existsSync(file)),
      promise,
    ).toEqual([]);
  }
});

function pathsIn(cell: string): readonly string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path);
}
