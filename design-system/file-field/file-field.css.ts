import { color, motion, radius, space, type } from '../theme/contract.css.ts';
import { primitive } from '../theme/layered.ts';

export const file = primitive({
  paddingBlock: '.375rem',
  fontSize: type.small,
  cursor: 'pointer',
  '::file-selector-button': {
    minBlockSize: '2.5rem',
    marginInlineEnd: space.snug,
    paddingBlock: '.35em',
    paddingInline: '1.25em',
    border: `1px solid ${color.edge}`,
    borderRadius: radius.control,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    fontSize: type.small,
    fontWeight: 550,
    cursor: 'inherit',
    transition: `background-color ${motion.quick}, border-color ${motion.quick}`,
  },
  selectors: {
    '&:enabled:hover::file-selector-button': {
      borderColor: color.ink,
      background: `color-mix(in oklab, ${color.ink} 6%, transparent)`,
    },
    '&:disabled::file-selector-button': { borderStyle: 'dashed' },
  },
  '@media': {
    // In narrow fields the file name is below the button.
    '(max-width: 16rem)': { '::file-selector-button': { display: 'block', marginBlockEnd: '.5rem' } },
    print: { '::file-selector-button': { display: 'none' } },
  },
});
