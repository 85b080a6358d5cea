import { globalSection, section } from '#theme/layered';
import { color, motion, page, space, type } from '#theme/contract.css';

const medium = '(min-width: 48rem)';

/**
 * A bar at the lower edge of the window, because a bar above the page would move it. It is the last element of the document, so it does not
 * cover the end of the footer.
 */
export const suggestion = section({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  columnGap: space.snug,
  paddingBlock: space.tight,
  paddingInline: page.gutter,
  borderBlockStart: `1px solid ${color.line}`,
  background: color.raised,
  color: color.ink,
  fontSize: type.small,
  transition: `opacity ${motion.slide}`,
  '@starting-style': { opacity: 0 },
  '@media': {
    print: { display: 'none' },
    [medium]: { gridTemplateColumns: 'auto 1fr auto', columnGap: space.cosy },
  },
});

// A control that receives the focus scrolls above the bar. Pages load these styles only for a suggestion.
globalSection('html', { scrollPaddingBlockEnd: '9rem' });

export const go = section({
  gridRow: 2,
  justifySelf: 'start',
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '44px',
  fontWeight: 550,
  textDecoration: `underline 1px ${color.accent}`,
  textUnderlineOffset: '.35em',
  '@media': { [medium]: { gridRow: 1, gridColumn: 2 } },
});

export const dismiss = section({
  gridColumn: -2,
  gridRow: '1 / span 2',
  alignSelf: 'start',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '44px',
  blockSize: '44px',
  '@media': { [medium]: { gridRow: 1 } },
});
globalSection(`${dismiss} svg`, { inlineSize: '18px', blockSize: '18px' });
