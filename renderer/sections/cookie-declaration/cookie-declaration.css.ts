import { globalSection, section } from '#theme/layered';
import { color, space } from '#theme/contract.css';

export const head = section({
  gridColumn: '1 / -1',
  display: 'flex',
  flexDirection: 'column',
  gap: space.snug,
  paddingBlockEnd: space.cosy,
});

export const declaration = section({ gridColumn: '1 / -1', minInlineSize: 0, overflowX: 'auto' });
globalSection(`${declaration}[data-cookie-declaration=loaded] > p`, { display: 'none' });

// The provider sends its list without styles.
globalSection(`${declaration} table`, { inlineSize: '100%', borderCollapse: 'collapse' });
globalSection(`${declaration} :is(th, td)`, {
  padding: `${space.tight} ${space.snug} ${space.tight} 0`,
  textAlign: 'start',
  verticalAlign: 'top',
  borderBlockEnd: `1px solid ${color.line}`,
});
