import { color, font, page, space, type } from '../theme/contract.css.ts';
import { globalPrimitive, primitive, primitiveVariants } from '../theme/layered.ts';

export const notice = primitive({
  display: 'flex',
  flexDirection: 'column',
  gap: space.tight,
  maxInlineSize: page.measure,
  padding: space.cosy,
  border: `1px solid ${color.line}`,
  borderInlineStartWidth: '3px',
  borderRadius: '6px',
  background: color.raised,
  fontSize: type.small,
  overflowWrap: 'anywhere',
});

const tones = {
  neutral: { borderInlineStartColor: color.edge },
  danger: { borderInlineStartColor: color.danger },
  success: { borderInlineStartColor: color.success },
};
export const tone = primitiveVariants(tones);

export const title = primitive({
  fontFamily: font.text,
  fontWeight: 600,
  fontSize: type.body,
  lineHeight: 1.3,
});

globalPrimitive(`${notice} dl`, {
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: `${space.hair} ${space.cosy}`,
});
globalPrimitive(`${notice} dt`, { color: color.inkQuiet });
