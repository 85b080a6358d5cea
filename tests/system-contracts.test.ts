import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Folders of the project that the code column names. All other paths are inside `site/`. */
const OTHER_FOLDERS = /^(?:\.tools|renderer|design-system)\//;

const [, section = ''] = readFileSync('site/README.md', 'utf8').split('## Contracts with other systems\n');
const contracts = (section.split('\n## ')[0] ?? '')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| contract |'))
  .map((line) => {
    const [contract = '', , code = '', tests = ''] = line.split(' | ');
    return { contract, code: pathsIn(code), tests: pathsIn(tests) };
  });

test('Each contract with another system names its code and its test, which exist', () => {
  expect(contracts.length).toBeGreaterThan(20);
  for (const { contract, code, tests } of contracts) {
    expect(code, contract).not.toEqual([]);
    expect(tests, contract).not.toEqual([]);
    const files = [
      ...code.map((path) => (OTHER_FOLDERS.test(path) ? path : `site/${path}`)),
      ...tests.map((path) => `tests/${path}`),
    ];
    expect(
      files.filter((file) => !existsSync(file)),
      contract,
    ).toEqual([]);
  }
});

function pathsIn(cell: string): readonly string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path);
}
