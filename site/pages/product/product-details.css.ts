import { globalSection, section } from '#theme/layered';
import { visuallyHidden } from '#theme/visually-hidden';
import { color, font, page, space, type } from '#theme/contract.css';

const wide = '(min-width: 60rem)';

// The parts of the section have their own padding, because a picture of full width is between them.
globalSection('[data-section=product-details]', { paddingBlock: 0 });

export const details = section({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space.airy} ${page.gap}`,
  paddingBlock: space.airy,
  '@media': { [wide]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', paddingBlock: space.vast } },
});

/** A heading for screen readers. The section begins with the story of the product, without a visible heading. */
export const hiddenTitle = section(visuallyHidden);

export const story = section({ gridColumn: '1 / -1', '@media': { [wide]: { gridColumn: '1 / span 8' } } });
globalSection(`${story} p:first-child`, {
  fontFamily: font.title,
  fontSize: type.title,
  fontVariationSettings: '"opsz" 44',
  lineHeight: 1.32,
  letterSpacing: '-.012em',
  textWrap: 'pretty',
});

export const facts = section({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space.airy} ${page.gap}`,
  '@media': { [wide]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' } },
});
globalSection(`${facts} > :first-child`, { '@media': { [wide]: { gridColumn: '1 / span 7' } } });
globalSection(`${facts} > :last-child`, { '@media': { [wide]: { gridColumn: '9 / -1' } } });

export const specifications = section({ paddingBlockStart: space.snug });

export const specification = section({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${space.cosy}`,
  paddingBlock: space.tight,
  borderBlockStart: `1px solid ${color.line}`,
  fontSize: type.small,
});
globalSection(`${specification} > dt`, { color: color.inkQuiet });
globalSection(`${specification} > dd`, {
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  marginInlineStart: 'auto',
});

export const notes = section({ display: 'flex', flexDirection: 'column', gap: space.roomy });
export const note = section({
  display: 'grid',
  gap: space.tight,
  maxInlineSize: page.measure,
  textWrap: 'pretty',
});
export const box = section({ display: 'grid', gap: space.hair });

export const setting = section({
  position: 'relative',
  aspectRatio: '4 / 3',
  overflow: 'clip',
  background: `color-mix(in oklab, ${color.ink} 7%, ${color.ground})`,
  '@media': {
    [wide]: { aspectRatio: '16 / 9', maxBlockSize: '52rem', inlineSize: '100%' },
    print: { aspectRatio: '3 / 1' },
  },
});
globalSection(`${setting} img`, { position: 'absolute', inset: 0 });

export const parts = section({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space.roomy} ${page.gap}`,
  paddingBlock: space.airy,
  '@media': { [wide]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', paddingBlock: space.vast } },
});

export const partsHead = section({
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  gap: space.snug,
  '@media': { [wide]: { gridColumn: '1 / span 6' } },
});
export const partsIntro = section({ color: color.inkQuiet, textWrap: 'pretty', maxInlineSize: '26rem' });
export const partList = section({
  borderBlockStart: `1px solid ${color.line}`,
  alignSelf: 'end',
  '@media': { [wide]: { gridColumn: '8 / -1' } },
});
