import { globalSection, section } from '#theme/layered';
import { color, font, motion, space, type } from '#theme/contract.css';

const wide = '(min-width: 60rem)';

globalSection('[data-section=article-head]', {
  paddingBlock: `${space.roomy} ${space.roomy}`,
  '@media': { [wide]: { paddingBlock: `${space.roomy} ${space.airy}` } },
});

const whole = { gridColumn: 'content-start / content-end' } as const;

export const text = section({
  ...whole,
  display: 'flex',
  flexDirection: 'column',
  gap: space.snug,
  minInlineSize: 0,
  paddingBlockEnd: space.cosy,
  '@media': {
    [wide]: { gridColumn: 'content-start / span 11', gap: space.cosy, paddingBlockEnd: space.airy },
  },
});

export const intro = section({
  '@media': { [wide]: { maxInlineSize: '36rem' } },
});

export const topics = section({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.snug,
  fontSize: type.note,
  fontWeight: 550,
  color: color.accent,
  // A short line precedes the topics, like in every eyebrow.
  '::before': { content: '""', inlineSize: '1.5em', blockSize: '1px', background: 'currentColor' },
});

export const topic = section({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '44px',
  textDecoration: 'underline 1px transparent',
  textUnderlineOffset: '.45em',
  transition: `text-decoration-color ${motion.quick}`,
  ':hover': { textDecorationColor: 'currentColor' },
});

/** A row below the intro. On wide screens it is a column beside the picture, aligned to its lower edge. */
export const byline = section({
  ...whole,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.hair} ${space.cosy}`,
  paddingBlockEnd: space.cosy,
  fontSize: type.note,
  lineHeight: 1.45,
  color: color.inkQuiet,
  '@media': {
    [wide]: {
      gridColumn: 'content-start / span 2',
      flexDirection: 'column',
      alignSelf: 'end',
      paddingBlockEnd: 0,
    },
  },
});

export const author = section({ color: color.ink, fontWeight: 550 });

export const picture = section({
  gridColumn: 'bleed-start / bleed-end',
  // The picture spans the gutter column and the gap beside it.
  position: 'relative',
  aspectRatio: '4 / 3',
  overflow: 'clip',
  background: `color-mix(in oklab, ${color.ink} 7%, ${color.ground})`,
  '@media': {
    [wide]: {
      gridColumn: '4 / bleed-end',
      aspectRatio: '16 / 9',
      maxBlockSize: '46rem',
      borderStartStartRadius: '2px',
      borderEndStartRadius: '2px',
    },
    print: { aspectRatio: '3 / 1' },
  },
});
globalSection(`${picture} img`, { position: 'absolute', inset: 0 });

// Drop cap of the first paragraph below the head. The elements are: wrapper, grid, column, text, paragraph.
globalSection(
  '[data-section=article-head] + [data-section=rich-text] > div > div > div > div > p:first-child::first-letter',
  {
    float: 'inline-start',
    fontFamily: font.display,
    fontVariationSettings: '"opsz" 144',
    fontSize: '4.1em',
    lineHeight: 0.76,
    paddingBlockStart: '.05em',
    paddingInlineEnd: '.13em',
    color: color.accent,
  },
);
globalSection('[data-section=article-head] + [data-section=rich-text]', {
  paddingBlockStart: space.tight,
});
