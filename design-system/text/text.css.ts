import { styleVariants } from '@vanilla-extract/css';
import { color, page, type } from '../theme/contract.css.ts';
import { primitive } from '../theme/layered.ts';
import { primitives } from '../theme/layers.css.ts';

export const text = primitive({ maxInlineSize: page.measure, textWrap: 'pretty', whiteSpace: 'pre-line' });

const sizes = {
  note: { fontSize: type.note, lineHeight: 1.4, letterSpacing: '.005em' },
  small: { fontSize: type.small, lineHeight: 1.5 },
  body: { fontSize: type.body, lineHeight: 1.55 },
  lead: { fontSize: type.lead, lineHeight: 1.42, letterSpacing: '-.008em' },
};
export const size = styleVariants(sizes, (looks) => ({ '@layer': { [primitives]: looks } }));

export const tone = styleVariants({ ink: color.ink, quiet: color.inkQuiet, danger: color.danger }, (paint) => ({
  '@layer': { [primitives]: { color: paint } },
}));
