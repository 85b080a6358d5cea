import { color, page, type } from '../theme/contract.css.ts';
import { primitive, primitiveVariants } from '../theme/layered.ts';

export const text = primitive({ maxInlineSize: page.measure, textWrap: 'pretty', whiteSpace: 'pre-line' });

const sizes = {
  note: { fontSize: type.note, lineHeight: 1.4, letterSpacing: '.005em' },
  small: { fontSize: type.small, lineHeight: 1.5 },
  body: { fontSize: type.body, lineHeight: 1.55 },
  lead: { fontSize: type.lead, lineHeight: 1.42, letterSpacing: '-.008em' },
};
export const size = primitiveVariants(sizes);

export const tone = primitiveVariants({
  ink: { color: color.ink },
  quiet: { color: color.inkQuiet },
  danger: { color: color.danger },
});
