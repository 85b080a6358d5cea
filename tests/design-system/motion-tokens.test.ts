import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { motions } from '#theme/scales';
import { SLIDE } from '../../design-system/motion/allows-motion.ts';
import { motion } from '#theme/contract.css';

test('Styles and scripts share the durations and easings of motion', () => {
  expect(motions).toEqual({
    fade: '600ms ease-out',
    slide: '240ms cubic-bezier(.2, .7, .2, 1)',
    quick: '160ms ease-out',
  });
});

test('Scripts read the duration of slides from the property that styles use', () => {
  expect(motion.slide).toBe(`var(${SLIDE})`);
});

test('Styles take durations, delays and easings from the theme', () => {
  const files = globSync('{design-system,renderer,site}/**/*.css.ts').filter(
    (file) => !/^design-system.theme/.test(file),
  );
  expect(files.length).toBeGreaterThan(100);
  const literals = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter(
        (line) =>
          !/^\s*(?:\/?\*|\/\/)/.test(line) && /\b[\d.]*[1-9][\d.]*m?s\b|cubic-bezier|\bease\b/.test(line),
      )
      .map((line) => `${file}: ${line.trim()}`),
  );
  // The transition of this background must not end (`control.css.ts`).
  expect(literals).toEqual([expect.stringContaining('background-color 100000s')]);
});
