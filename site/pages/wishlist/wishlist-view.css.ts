import { globalSection, section } from '#theme/layered';
import { space, type } from '#theme/contract.css';

globalSection('[data-section=wishlist]', { paddingBlock: `${space.roomy} ${space.vast}` });

export const page = section({
  display: 'grid',
  gap: space.roomy,
  minBlockSize: '50svh',
  maxInlineSize: '60rem',
  alignContent: 'start',
});

/** Takes no space without a message. It stays in the page when empty, so that screen readers announce a new message. */
export const status = section({
  display: 'grid',
  gap: space.snug,
  selectors: { '&:empty': { display: 'contents' } },
});

export const list = section({ display: 'grid', gap: space.cosy });
export const all = section({ display: 'flex' });
export const hint = section({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: space.cosy });
globalSection(`${list} > ${hint}`, { marginBlockStart: `calc(${space.roomy} - ${space.cosy})` });
export const empty = section({ display: 'grid', gap: space.cosy, fontSize: type.lead });
