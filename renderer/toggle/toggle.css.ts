import { globalSection, section } from '#theme/layered';
import { ASPECT_RATIO } from '../media/aspect-ratio.ts';
import { equalColumns } from '../sections/equal-columns.ts';
import { MAX_OPTIONS } from './toggle-options.ts';
import { motion } from '#theme/contract.css';

/** Custom property with the number of the checked option, from 1. */
export const CHOSEN = '--chosen';
/** Custom property with the number of options. */
export const COUNT = '--count';

/** Root of a toggle: contains the radio buttons and everything that depends on them. */
export const toggle = section({ vars: { [CHOSEN]: '1' } });

export const choices = section({});
export const choice = section({ position: 'relative', cursor: 'pointer' });

/** An invisible radio button over its whole choice, so that the choice is the click target and has the focus ring. */
export const radio = section({
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  borderRadius: 'inherit',
  cursor: 'inherit',
});

/** One frame for all pictures. The section defines its aspect ratio. */
export const pictures = section({ position: 'relative', overflow: 'clip', isolation: 'isolate' });
export const picture = section({
  position: 'absolute',
  inset: 0,
  transition: `opacity ${motion.fade}, visibility ${motion.fade}`,
});
globalSection(`${picture} img`, { position: 'absolute', inset: 0 });

/** All texts share one grid cell, which is as tall as the longest text, so that a change does not move the content below. */
export const texts = section({ display: 'grid' });
export const text = section({ gridArea: '1 / 1', transition: `opacity ${motion.fade}` });

const screenRule = (selector: string, rule: Parameters<typeof globalSection>[1]) =>
  globalSection(selector, { '@media': { screen: rule } });
const printRule = (selector: string, rule: Parameters<typeof globalSection>[1]) =>
  globalSection(`${toggle} ${selector}`, { '@media': { print: rule } });

// Each picture covers the pictures of the previous options. It fades out when a previous option is checked. The picture of that option is
// opaque and below, so the background is never visible. `visibility` hides all other pictures from painting and from screen readers.
for (let chosen = 1; chosen <= MAX_OPTIONS; chosen += 1) {
  const checked = `${toggle}:has(${choice}:nth-child(${chosen}) ${radio}:checked)`;
  globalSection(checked, { vars: { [CHOSEN]: String(chosen) } });
  screenRule(`${checked} ${picture}:nth-child(n + ${chosen + 1})`, { opacity: 0 });
  screenRule(`${checked} ${picture}:not(:nth-child(${chosen}))`, { visibility: 'hidden' });
  // Overlapping texts are unreadable, so the previous text disappears without a transition.
  screenRule(`${checked} ${text}:not(:nth-child(${chosen}))`, {
    visibility: 'hidden',
    opacity: 0,
    transition: 'none',
  });
}

// In print no option can be checked, so all pictures, labels and texts are visible side by side in the same order.
printRule(pictures, {
  ...equalColumns,
  blockSize: 'auto',
  inlineSize: 'auto',
  maxBlockSize: 'none',
  aspectRatio: 'auto !important',
  breakInside: 'avoid',
  marginInline: 0,
});
printRule(picture, { position: 'relative', aspectRatio: `var(${ASPECT_RATIO}, 1.333)` });
printRule(texts, equalColumns);
printRule(text, { gridArea: 'auto' });
