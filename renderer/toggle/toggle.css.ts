import { globalSection, section } from '#theme/layered';
import { ASPECT_RATIO } from '../media/aspect-ratio.ts';
import { equalColumns } from '../sections/equal-columns.ts';
import { MAX_OPTIONS } from './toggle-options.ts';
import { motion } from '#theme/contract.css';

/** The position of the chosen option, from 1: for what moves with the choice. */
export const CHOSEN = '--chosen';
/** How many options there are. */
export const COUNT = '--count';

/** What holds the choices and all that changes with them. */
export const toggle = section({ vars: { [CHOSEN]: '1' } });

export const choices = section({});
export const choice = section({ position: 'relative', cursor: 'pointer' });

/** Lies over its whole choice, unseen: so the choice is the target, and the ring of focus goes around it. */
export const radio = section({
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  borderRadius: 'inherit',
  cursor: 'inherit',
});

/** One frame for all pictures; the section gives it a shape. */
export const pictures = section({ position: 'relative', overflow: 'clip', isolation: 'isolate' });
export const picture = section({
  position: 'absolute',
  inset: 0,
  transition: `opacity ${motion.fade}, visibility ${motion.fade}`,
});
globalSection(`${picture} img`, { position: 'absolute', inset: 0 });

/** All words in one place, as tall as the longest: nothing below moves when they change. */
export const texts = section({ display: 'grid' });
export const text = section({ gridArea: '1 / 1', transition: `opacity ${motion.fade}` });

type Rule = Parameters<typeof globalSection>[1];
const onScreen = (selector: string, rule: Rule) => globalSection(selector, { '@media': { screen: rule } });
const onPaper = (selector: string, rule: Rule) =>
  globalSection(`${toggle} ${selector}`, { '@media': { print: rule } });

// A picture lies on those before it, and uncovers them when one of them is chosen. So whatever the visitor comes from, and
// however fast, one opaque picture is always below the one that fades: the ground never shines through. Visibility, which
// changes at once to visible and at the end of the fade to hidden, keeps all but these two unpainted, and unread.
for (let chosen = 1; chosen <= MAX_OPTIONS; chosen += 1) {
  const at = `${toggle}:has(${choice}:nth-child(${chosen}) ${radio}:checked)`;
  globalSection(at, { vars: { [CHOSEN]: String(chosen) } });
  onScreen(`${at} ${picture}:nth-child(n + ${chosen + 1})`, { opacity: 0 });
  onScreen(`${at} ${picture}:not(:nth-child(${chosen}))`, { visibility: 'hidden' });
  // Two texts on top of each other cannot be read: the old one goes at once.
  onScreen(`${at} ${text}:not(:nth-child(${chosen}))`, {
    visibility: 'hidden',
    opacity: 0,
    transition: 'none',
  });
}

// On paper nothing can be chosen: every picture, every name and all that is said of it, side by side and in one order.
onPaper(pictures, {
  ...equalColumns,
  blockSize: 'auto',
  inlineSize: 'auto',
  maxBlockSize: 'none',
  aspectRatio: 'auto !important',
  breakInside: 'avoid',
  marginInline: 0,
});
onPaper(picture, { position: 'relative', aspectRatio: `var(${ASPECT_RATIO}, 1.333)` });
onPaper(texts, equalColumns);
onPaper(text, { gridArea: 'auto' });
