import { globalSection, section } from '#theme/layered';
import { color, space, type } from '#theme/contract.css';

globalSection('[data-section=cart]', { paddingBlock: `${space.roomy} ${space.vast}` });

export const page = section({
  display: 'grid',
  gap: space.roomy,
  minBlockSize: '50svh',
  alignContent: 'start',
  // The recently viewed products load later, above the footer. With this height the footer is outside of the window, so no visible content moves.
  selectors: { '&[data-kind=empty]': { minBlockSize: '85svh' } },
});

/** Takes no space without a message. It stays in the page when empty, so that screen readers announce a new message. */
export const status = section({ selectors: { '&:empty': { display: 'contents' } } });

export const columns = section({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.roomy,
  alignItems: 'start',
  '@media': {
    '(min-width: 64rem)': {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(20rem, 4fr)',
      columnGap: space.airy,
    },
  },
});

export const empty = section({ display: 'grid', gap: space.cosy, fontSize: type.lead });

export const estimate = section({ borderBlockEnd: `1px solid ${color.edge}` });
export const estimateTitle = section({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.snug,
  minBlockSize: '64px',
  fontWeight: 550,
});
globalSection(`${estimate}[open] ${estimateTitle} svg`, { rotate: '180deg' });
export const estimateForm = section({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(12rem, 100%), 1fr))',
  alignItems: 'end',
  gap: space.snug,
  paddingBlock: space.snug,
});
export const methods = section({ display: 'grid', gap: space.snug, paddingBlock: space.snug });
export const method = section({ display: 'flex', justifyContent: 'space-between', gap: space.cosy });
