import { globalSection, section } from '#theme/layered';
// Imported first, because this style sheet overrides the columns of a panel.
import './main-menu.css.ts';
import { color, font, type } from '#theme/contract.css';

export const iconButton = section({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: '44px',
  minBlockSize: '44px',
});
globalSection(`${iconButton} svg`, { inlineSize: '1.25rem', blockSize: '1.25rem' });

export const form = section({
  selectors: { '&:popover-open': { gridTemplateColumns: '1fr auto', alignItems: 'end' } },
});

export const line = section({
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: '52px',
  border: 0,
  borderBlockEnd: `1px solid ${color.edge}`,
  borderRadius: 0,
  background: 'none',
  appearance: 'none',
  fontFamily: font.display,
  fontSize: type.chapter,
  letterSpacing: '-.02em',
  '::placeholder': { color: color.inkQuiet, opacity: 1 },
  // The line of the field is its focus indicator, as in every field.
  ':focus-visible': {
    // Transparent instead of `none`: forced-colors mode shows this outline.
    outline: '2px solid transparent',
    boxShadow: `0 2px ${color.accent}`,
    borderBlockEndColor: color.accent,
  },
});
