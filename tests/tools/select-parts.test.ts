import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { PARTS, selectParts } from '../../.tools/test/select-parts.ts';
import config from '../../vite.config.ts';

describe('selectParts', () => {
  test.each([
    [[], ['rules', 'components', 'journeys', 'primitives']],
    [['rules'], ['rules']],
    [
      ['primitives', 'components'],
      ['components', 'primitives'],
    ],
    [['journeys', 'journeys'], ['journeys']],
  ])('selects by %j in the order in which parts run', (names, parts) => {
    expect(selectParts(names)).toEqual(parts);
  });

  test.each([['unit'], ['Rules'], ['']])('fails with the unknown name "%s"', (name) => {
    expect(() => selectParts(['rules', name])).toThrow(
      `Expected parts of rules, components, journeys, primitives, got "${name}". Example: npm test -- rules`,
    );
  });

  test('contains each Vitest project', () => {
    const names = config.test?.projects?.map((project) =>
      typeof project === 'object' && 'test' in project ? project.test?.name : undefined,
    );
    expect(names).toEqual(PARTS.slice(0, 2));
  });
});

test('npm test fails with an unknown part and runs nothing', async () => {
  const run = promisify(execFile)(process.execPath, ['.tools/test.ts', 'journey', 'rules']);
  await expect(run).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr:
      'Expected parts of rules, components, journeys, primitives, got "journey". Example: npm test -- rules\n',
  });
});
