import { globalSection, section } from '#theme/layered';
import { figure, layout } from './new-section.css.ts';
import { color, motion, page, space } from '#theme/contract.css';

globalSection(figure, { position: 'relative' });
// From edge to edge of the window.
globalSection(`${layout}[data-picture=large] > ${figure}`, {
  gridColumn: '1 / -1',
  marginInline: `calc(-1 * ${page.gutter})`,
  borderRadius: 0,
});

export const button = section({
  position: 'absolute',
  insetBlockEnd: space.snug,
  insetInlineEnd: space.snug,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '52px',
  blockSize: '52px',
  borderRadius: '999px',
  border: `1px solid ${color.edge}`,
  color: color.ink,
  background: color.ground,
  transition: `background-color ${motion.quick}, color ${motion.quick}`,
  ':hover': { color: color.ground, background: color.ink },
  '@media': { print: { display: 'none' } },
});
