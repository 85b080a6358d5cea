import { space } from '../theme/contract.css.ts';

/** An option in a list: its text, and a tick at the end. */
export const optionRow = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 1.25em',
  alignItems: 'center',
  gap: space.tight,
  minBlockSize: '44px',
  paddingBlock: '.5rem',
  paddingInline: space.snug,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  cursor: 'pointer',
  userSelect: 'none',
} as const;
