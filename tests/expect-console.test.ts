import { expect, test } from 'vitest';
import { checkConsole, getConsoleTexts, expectConsole } from './expect-console.ts';

test.each(['error', 'warn', 'log'] as const)('checkConsole fails for an unexpected console.%s', (method) => {
  console[method]('The %s is broken.', 'lamp');

  expect(checkConsole).toThrow(`unexpected console.${method}: The lamp is broken.`);
});

test('checkConsole fails for an expected message that was not printed', () => {
  expectConsole('warn', 'broken');

  expect(checkConsole).toThrow('missing console.warn: broken');
});

test('checkConsole fails for an expected text printed by another console method', () => {
  expectConsole('warn', 'broken');
  console.error('broken');

  expect(checkConsole).toThrow('unexpected console.error: broken');
});

test('checkConsole accepts expected messages and removes them', () => {
  expectConsole('warn', /^The lamp/);
  console.warn('The lamp is broken.');
  expect(getConsoleTexts('warn')).toEqual(['The lamp is broken.']);

  checkConsole();

  expect(getConsoleTexts('warn')).toEqual([]);
});
