import { missingPicture } from '#renderer/media/missing-picture';
import { globalSection, section } from '#theme/layered';
import { color, page, radius, space, type } from '#theme/contract.css';

// Without products the section takes no space. An island without a height hydrates with the page (`islands.ts`).
globalSection('[data-section=recently-viewed]', { paddingBlock: 0 });

export const list = section({
  display: 'flex',
  flexDirection: 'column',
  gap: space.cosy,
  paddingBlock: `${space.roomy} ${space.vast}`,
  '@media': { print: { display: 'none' } },
});

export const head = section({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space.hair} ${space.cosy}`,
  paddingBlockStart: space.cosy,
  borderBlockStart: `1px solid ${color.line}`,
});

export const note = section({ fontSize: type.note, color: color.inkQuiet });

/** The message of an empty list is visible, because it has the focus. Beside a list, only screen readers announce it. */
export const message = section({
  fontSize: type.small,
  color: color.inkQuiet,
  selectors: {
    '&:not(:empty)': { paddingBlock: space.roomy },
    [`${list} + &`]: {
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      padding: 0,
      overflow: 'clip',
      clipPath: 'inset(50%)',
    },
  },
});

export const clear = section({
  minBlockSize: '44px',
  color: color.ink,
  textDecoration: 'underline 1px',
  textUnderlineOffset: '.3em',
  ':hover': { color: color.accent },
});

export const products = section({
  display: 'flex',
  gap: page.gap,
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  scrollbarColor: `${color.line} transparent`,
  paddingBlock: '6px',
  marginBlock: '-6px',
  paddingInline: '6px',
  marginInline: '-6px',
});

export const product = section({ position: 'relative', flex: '0 0 9rem', minInlineSize: 0 });

export const link = section({
  display: 'grid',
  gap: space.tight,
  fontSize: type.small,
  lineHeight: 1.35,
  ':hover': { textDecoration: 'underline 1px', textUnderlineOffset: '.25em' },
});

export const picture = section({
  position: 'relative',
  display: 'block',
  aspectRatio: '5 / 6',
  overflow: 'clip',
  borderRadius: radius.picture,
  background: `color-mix(in oklab, ${color.ink} 7%, ${color.ground})`,
  selectors: missingPicture,
});
globalSection(`${picture} img`, { position: 'absolute', inset: 0 });

export const remove = section({
  position: 'absolute',
  insetBlockStart: '4px',
  insetInlineEnd: '4px',
  borderRadius: '50%',
  background: color.ground,
});
