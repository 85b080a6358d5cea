import { color, motion, space, type } from '#theme/contract.css';

// This is not a `.css.ts` file, because vanilla-extract serialises the exports of such files and cannot serialise functions.

/**
 * Returns the style of a summary that opens filters. Its arrow turns while they are open.
 *
 * @param details the class of the `details` element
 */
export function filterSummaryStyle(details: string) {
  return {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.snug,
    minBlockSize: '52px',
    fontWeight: 550,
    fontSize: type.small,
    '::after': {
      content: '""',
      flex: 'none',
      inlineSize: '.5rem',
      blockSize: '.5rem',
      marginInlineEnd: '.25rem',
      // Physical borders: the arrow looks the same in right-to-left pages.
      borderStyle: 'solid',
      borderColor: color.accent,
      borderWidth: '0 1.5px 1.5px 0',
      rotate: '45deg',
      translate: '0 -.15rem',
      transition: `rotate ${motion.slide}, translate ${motion.slide}`,
    },
    ':focus-visible': { outlineOffset: '-3px', boxShadow: 'none' },
    selectors: { [`${details}[open] > &::after`]: { rotate: '225deg', translate: '0 .1rem' } },
  } as const;
}
