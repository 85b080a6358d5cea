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
