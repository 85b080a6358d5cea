import { globalSection, section } from '#theme/layered';
import { color, font, motion, page, radius, space, type } from '#theme/contract.css';

const medium = '(min-width: 40rem)';
const wide = '(min-width: 60rem)';

globalSection('[data-section=store]', { paddingBlockStart: space.cosy });

export const store = section({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space.roomy} ${page.gap}`,
  paddingBlockStart: space.cosy,
  '@media': {
    [wide]: {
      rowGap: space.airy,
      selectors: {
        '&[data-picture=present]': { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' },
      },
    },
  },
});

export const head = section({
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  alignSelf: 'end',
  gap: space.snug,
});
// The store's name is on its own line below the town.
globalSection(`${head} em`, { display: 'block' });
// A smaller font in a narrow column beside a picture, because towns can have long names.
globalSection(`${head} h1`, { fontSize: `min(${type.display}, 15cqi)` });

export const picture = section({
  position: 'relative',
  aspectRatio: '3 / 2',
  overflow: 'clip',
  borderRadius: radius.picture,
  background: `color-mix(in oklab, ${color.ink} 7%, ${color.ground})`,
});

/** Address, hours and offers in columns with a line above. */
export const facts = section({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space.roomy} calc(2 * ${page.gap})`,
  '@media': {
    [medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

export const fact = section({
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  gap: space.snug,
  paddingBlockStart: space.snug,
  borderBlockStart: `1px solid ${color.line}`,
  fontSize: type.small,
  lineHeight: 1.5,
});
globalSection(`${fact} h3`, {
  paddingBlockStart: space.tight,
  fontFamily: font.text,
  fontSize: type.small,
  fontWeight: 550,
});

export const address = section({ fontStyle: 'normal', fontSize: type.body, whiteSpace: 'pre-line' });

export const directions = section({ display: 'flex', '@media': { print: { display: 'none' } } });

export const specialDays = section({ display: 'grid', fontVariantNumeric: 'tabular-nums' });
globalSection(`${specialDays} > div`, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space.snug,
  paddingBlock: space.hair,
});
globalSection(`${specialDays} dd`, { gridColumn: 2, textAlign: 'end' });
globalSection(`${specialDays} dt`, { gridRow: 'span 4' });
export const reason = section({ display: 'block', fontSize: type.note, color: color.inkQuiet });

export const offers = section({ display: 'grid', gap: space.tight });

export const nearby = section({
  display: 'grid',
  justifyItems: 'start',
  gap: space.snug,
  paddingBlockStart: space.airy,
  '@media': { print: { display: 'none' } },
});

export const nearbyList = section({
  inlineSize: '100%',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: `calc(2 * ${page.gap})`,
  '@media': { [medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
globalSection(`${nearbyList} > li`, { borderBlockStart: `1px solid ${color.line}` });

export const nearbyLink = section({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.snug,
  minBlockSize: '56px',
  transition: `color ${motion.quick}`,
  ':hover': { color: color.accent },
});
globalSection(`${nearbyLink} em`, { fontFamily: font.title, color: color.inkQuiet });
export const distance = section({
  flex: 'none',
  fontSize: type.small,
  color: color.inkQuiet,
  fontVariantNumeric: 'tabular-nums',
});
