import { globalSection, section } from '#theme/layered';
import { color, font, space, type } from '#theme/contract.css';

export const form = section({
  display: 'flex',
  flexDirection: 'column',
  gap: space.cosy,
  inlineSize: '100%',
  maxInlineSize: '30rem',
  '@media': { print: { display: 'none' } },
});
export const title = section({ fontFamily: font.title, fontSize: type.title, fontWeight: 460 });
export const intro = section({ color: color.inkQuiet, fontSize: type.small });
export const notices = section({
  display: 'grid',
  gap: space.snug,
  maxInlineSize: '44rem',
  ':focus': { outline: 'none' },
  ':empty': { display: 'none' },
});
export const errors = section({ ':empty': { display: 'none' }, ':focus': { outline: 'none' } });
export const submit = section({ display: 'flex', flexWrap: 'wrap', gap: space.snug });
globalSection(`${submit} > *`, { '@media': { '(max-width: 40em)': { flex: '1 1 100%' } } });
globalSection(`${form} input[type=hidden]`, { display: 'none' });
