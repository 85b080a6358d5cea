import { color, space, type } from '../theme/contract.css.ts';
import { globalPrimitive, primitive } from '../theme/layered.ts';

export const field = primitive({
  display: 'flex',
  flexDirection: 'column',
  gap: space.hair,
  minInlineSize: 0,
});

export const label = primitive({
  position: 'relative',
  fontSize: type.small,
  fontWeight: 550,
  lineHeight: 1.35,
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});
globalPrimitive(`${field}:has(:disabled) > ${label}`, { color: color.inkQuiet });

export const asterisk = primitive({ color: color.accent, paddingInlineStart: '.2em' });

const note = {
  paddingBlockStart: space.hair,
  fontSize: type.small,
  lineHeight: 1.4,
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
} as const;
export const hint = primitive({ ...note, color: color.inkQuiet });
export const error = primitive({
  ...note,
  display: 'flex',
  gap: '.5em',
  color: color.danger,
  fontWeight: 500,
});
// The icon is one line tall, so it aligns with the first line. The negative margin compensates for the padding inside the SVG.
globalPrimitive(`${error} > svg`, { blockSize: '1lh', marginInlineStart: '-.15em' });
