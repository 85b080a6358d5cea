import { globalSection, section } from '#theme/layered';
import { color, motion, page, radius, space, type } from '#theme/contract.css';

const tablet = '(40rem <= width < 60rem)';
const wide = '(min-width: 60rem)';
const moving = '(prefers-reduced-motion: no-preference)';

export const card = section({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space.snug,
  minInlineSize: 0,
  // A card without a picture has a line above its text.
  selectors: {
    '&[data-picture=missing]': { paddingBlockStart: space.snug, borderBlockStart: `1px solid ${color.line}` },
    // The whole card is the click area, so it shows the focus ring.
    '&:has(a:focus-visible)': {
      outline: `2px solid ${color.ink}`,
      outlineOffset: space.tight,
      borderRadius: radius.picture,
    },
  },
  '@media': {
    print: { breakInside: 'avoid' },
    [tablet]: {
      selectors: {
        // On medium screens each card takes a full row.
        '&[data-variant=plain][data-picture=present]': {
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
          columnGap: space.cosy,
          alignItems: 'center',
        },
      },
    },
    [wide]: {
      selectors: {
        '&[data-variant=lead][data-picture=present]': {
          display: 'grid',
          gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
          columnGap: page.gap,
          alignItems: 'end',
        },
      },
    },
  },
});

export const picture = section({
  position: 'relative',
  aspectRatio: '4 / 3',
  overflow: 'clip',
  borderRadius: radius.picture,
  background: `color-mix(in oklab, ${color.ink} 7%, ${color.ground})`,
  '@media': {
    [wide]: {
      selectors: { [`${card}[data-variant=lead] &`]: { gridColumn: '1 / 9', aspectRatio: '3 / 2' } },
    },
  },
});
globalSection(`${picture} img`, { position: 'absolute', inset: 0, transition: `scale ${motion.fade}` });
globalSection(`${card}:hover ${picture} img`, { '@media': { [moving]: { scale: '1.025' } } });

export const text = section({
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  gap: space.tight,
  minInlineSize: 0,
  '@media': {
    [wide]: {
      selectors: {
        [`${card}[data-variant=lead][data-picture=present] &`]: {
          gridColumn: '9 / -1',
          gap: space.snug,
          paddingInlineStart: space.tight,
        },
      },
    },
  },
});

export const link = section({
  textDecoration: 'underline 1px transparent',
  textUnderlineOffset: '.14em',
  transition: `text-decoration-color ${motion.quick}`,
  '::after': { content: '""', position: 'absolute', inset: 0 },
  ':focus-visible': { outline: 'none', boxShadow: 'none' },
  selectors: { [`${card}:hover &`]: { textDecorationColor: color.accent } },
});

export const details = section({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.tight,
  fontSize: type.note,
  lineHeight: 1.4,
  color: color.inkQuiet,
});
globalSection(`${details} > :not(:first-child)::before`, {
  content: '"·" / ""',
  marginInlineEnd: space.tight,
  color: color.inkQuiet,
});

export const topics = section({ fontWeight: 550, color: color.accent });
