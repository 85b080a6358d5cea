import { color, radius, type } from '../theme/contract.css.ts';
import { primitive, primitiveVariants } from '../theme/layered.ts';

export const badge = primitive({
  display: 'inline-block',
  maxInlineSize: '100%',
  paddingBlock: '.25em',
  paddingInline: '.8em',
  border: '1px solid currentColor',
  borderRadius: radius.sheet,
  fontSize: type.note,
  fontWeight: 550,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
});

export const tone = primitiveVariants({
  quiet: { borderColor: color.line, color: color.inkQuiet },
  accent: {
    borderColor: color.accent,
    background: color.accent,
    color: color.accentInk,
    // Browsers print no backgrounds by default, so the filled badge prints as an outline.
    '@media': { print: { background: 'none', color: color.ink } },
  },
  success: { color: color.success },
  danger: { color: color.danger },
});
