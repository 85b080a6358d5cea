import { globalSection, section } from '#theme/layered';
import { color, radius, space } from '#theme/contract.css';

export const stage = section({
  position: 'relative',
  overflow: 'clip',
  background: `color-mix(in oklab, ${color.ink} 7%, ${color.ground})`,
  selectors: {
    '&[data-height=tall]': { blockSize: 'clamp(24rem, 88svh, 60rem)' },
    '&[data-height=short]': { blockSize: 'clamp(13rem, 36vw, 32rem)' },
  },
  '@media': { print: { selectors: { '&[data-height]': { blockSize: '10cm' } } } },
});
globalSection(`${stage} img`, { position: 'absolute', inset: 0 });

// A short dash before the caption, like the line above a heading.
export const caption = section({
  display: 'flex',
  alignItems: 'baseline',
  gap: space.snug,
  paddingBlock: `${space.snug} ${space.roomy}`,
  '@media': { '(min-width: 60rem)': { marginInlineStart: '50%' } },
  '::before': {
    content: '""',
    flex: 'none',
    alignSelf: 'flex-start',
    marginBlockStart: '.75em',
    inlineSize: '1.5em',
    blockSize: '1px',
    background: color.accent,
  },
});

/** The placeholder of a video of another origin, over its poster. */
export const placeholder = section({
  position: 'absolute',
  insetBlockEnd: space.cosy,
  insetInline: space.cosy,
  maxInlineSize: '34rem',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  paddingBlock: `${space.snug} ${space.tight}`,
  paddingInline: space.snug,
  background: color.ground,
  borderRadius: radius.picture,
});

export const show = section({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '44px',
  overflowWrap: 'anywhere',
  textDecoration: 'underline 1px',
  textDecorationColor: color.accent,
  textUnderlineOffset: '.3em',
});
