import { EDGE_TO_EDGE } from '#renderer/sections/edge-to-edge';
import { section, globalSection } from '#theme/layered';
import { TONES } from '#theme/palette';
import { color, page, space, type } from '#theme/contract.css';

/** Takes no space, so that the page looks as it does for visitors. */
export const container = section({
  position: 'relative',
  zIndex: 1,
  blockSize: 0,
  '@media': { print: { display: 'none' } },
});

export const link = section({
  position: 'absolute',
  insetBlockStart: space.hair,
  insetInlineEnd: page.gutter,
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '44px',
  paddingInline: space.cosy,
  background: color.accent,
  color: color.accentInk,
  fontSize: type.small,
  fontWeight: 550,
  '@media': { '(hover: hover)': { opacity: 0 } },
  selectors: { '&:is(:hover, :focus-visible)': { opacity: 1 } },
});
globalSection(`${container}:has(+ :hover) > ${link}`, { opacity: 1 });

// Two adjacent sections of the same tone share their padding (`renderer/sections/sections.css.ts`), even with a link between them.
const SAME_TONE = TONES.map((tone) => `[data-tone=${tone}] + ${container} + [data-tone=${tone}]`);
globalSection(`:where(${SAME_TONE.join()}):not(:where(${EDGE_TO_EDGE.join()}) + :where(${container}) + *)`, {
  paddingBlockStart: 0,
});
