import { globalSection, section } from '#theme/layered';
import { color, font, space, type } from '#theme/contract.css';

export const group = section({ display: 'grid', gap: space.hair });

/** The price. The text “free” has the same style as an amount. */
export const price = section({
  fontFamily: font.title,
  fontSize: type.title,
  lineHeight: 1.18,
  letterSpacing: '-.012em',
});

export const note = section({ fontSize: type.note, lineHeight: 1.45, color: color.inkQuiet });

/** The stock, with a dot before the text. The dot is only decoration. It has a border, because forced colours hide backgrounds. */
export const stock = section({
  display: 'flex',
  alignItems: 'baseline',
  gap: space.tight,
  paddingBlockStart: space.tight,
  fontSize: type.small,
  fontWeight: 550,
  '::before': {
    content: '""',
    flex: 'none',
    inlineSize: '.5em',
    blockSize: '.5em',
    borderRadius: '50%',
    color: color.success,
    background: 'currentColor',
    border: '1px solid',
    translate: '0 -.08em',
  },
});
globalSection(`${stock}[data-stock=few]::before`, { color: color.accent });
globalSection(`${stock}[data-stock=soldOut]::before`, { color: color.edge, background: 'none' });
