import { section } from '#theme/layered';
import { color, space, type } from '#theme/contract.css';

export const line = section({
  position: 'relative',
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space.snug,
  paddingBlock: space.snug,
  borderBlockEnd: `1px solid ${color.line}`,
  ':hover': { borderBlockEndColor: color.ink },
});

export const link = section({
  minInlineSize: 0,
  // The whole line is the click area.
  '::after': { content: '""', position: 'absolute', inset: 0 },
  ':focus-visible': { outline: 'none', boxShadow: 'none' },
  selectors: {
    '&:focus-visible::after': { outline: `2px solid ${color.ink}`, outlineOffset: '2px' },
    [`${line}:hover &`]: { textDecoration: 'underline 1px', textUnderlineOffset: '.25em' },
  },
});

export const price = section({ flex: 'none', display: 'flex', alignItems: 'baseline', gap: space.tight });
export const stock = section({ fontSize: type.note, color: color.inkQuiet });
