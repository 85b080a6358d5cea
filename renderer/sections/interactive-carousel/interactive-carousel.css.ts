import { globalSection, section } from '#theme/layered';
import { color, motion, radius, space } from '#theme/contract.css';

const wide = '(min-width: 60rem)';

export const copy = section({
  display: 'flex',
  flexDirection: 'column',
  gap: space.snug,
  minInlineSize: 0,
  maxInlineSize: 'min(100%, 38rem)',
});

export const slide = section({
  position: 'relative',
  inlineSize: 'min(74vw, 20rem)',
  '@media': {
    [wide]: {
      inlineSize: 'calc((min(100vw, 90rem) - 2 * 64px) * .3)',
      // Slides are staggered, like the brand's other pictures.
      selectors: { 'li:nth-child(even) > &': { marginBlockStart: space.airy } },
    },
    print: { inlineSize: 'auto' },
  },
});
// The whole slide is the click target of its link.
globalSection(`${slide} a::after`, { content: '""', position: 'absolute', inset: 0 });
globalSection(`${slide} > :not(:first-child)`, { marginBlockStart: space.hair });

export const picture = section({
  aspectRatio: '4 / 5',
  overflow: 'clip',
  borderRadius: radius.picture,
  marginBlockEnd: space.snug,
  background: `color-mix(in oklab, ${color.ink} 7%, ${color.ground})`,
});
globalSection(`${picture} img`, { transition: `scale ${motion.fade}` });
globalSection(`${slide}:hover ${picture} img`, {
  '@media': { '(prefers-reduced-motion: no-preference)': { scale: '1.025' } },
});
