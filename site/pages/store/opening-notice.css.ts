import { section } from '#theme/layered';
import { color, radius, space, type } from '#theme/contract.css';

/** One line, with a dot before the text. Its colour shows the state. It has a border, because forced colours hide backgrounds and shadows. */
export const notice = section({
  display: 'flex',
  alignItems: 'baseline',
  gap: space.tight,
  minBlockSize: '1.5em',
  fontSize: type.small,
  fontWeight: 550,
  lineHeight: 1.5,
  '::before': {
    content: '""',
    flex: 'none',
    inlineSize: '.5em',
    blockSize: '.5em',
    translate: '0 -.1em',
    borderRadius: radius.control,
  },
  selectors: {
    '&[data-state=open]': { color: color.success },
    '&[data-state=open]::before': { background: 'currentColor' },
    '&[data-state=closed]': { color: color.inkQuiet, fontWeight: 400 },
    '&:is([data-state=open], [data-state=closed])::before': { border: '1.5px solid' },
  },
  '@media': { '(scripting: none)': { display: 'none' }, print: { display: 'none' } },
});
