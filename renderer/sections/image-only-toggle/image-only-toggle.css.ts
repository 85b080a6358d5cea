import { section } from '#theme/layered';
import { ASPECT_RATIO } from '../../media/aspect-ratio.ts';
import { choices } from '../../toggle/toggle.css.ts';
import { page, radius, space } from '#theme/contract.css';

export const head = section({
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  gap: space.snug,
  maxInlineSize: '52rem',
  paddingBlockEnd: space.roomy,
});

export const frame = section({
  aspectRatio: `min(var(${ASPECT_RATIO}, 1.136), 1.136)`,
  inlineSize: '100%',
  '@media': {
    '(min-width: 48rem)': {
      aspectRatio: `var(${ASPECT_RATIO}, 1.778)`,
      maxBlockSize: '86svh',
      selectors: {
        // At full width only a strip of a portrait picture would be visible. So its width follows from the height of the viewport.
        '&[data-orientation=portrait]': {
          inlineSize: `min(100% - 2 * ${page.gutter}, 86svh * var(${ASPECT_RATIO}))`,
          marginInlineStart: page.gutter,
          borderRadius: radius.picture,
        },
      },
    },
  },
});

/** The control overlaps the lower edge of the picture by half its height. Additional lines grow downwards. */
export const edge = section({
  position: 'relative',
  display: 'flex',
  selectors: { [`&:has(${choices})`]: { marginBlockStart: '-29px' } },
  '@media': { print: { display: 'block', marginBlockStart: `${space.tight} !important` } },
});
