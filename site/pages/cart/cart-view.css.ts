import { globalSection, section } from '#theme/layered';
import { color, space, type } from '#theme/contract.css';

globalSection('[data-section=cart]', { paddingBlock: `${space.roomy} ${space.vast}` });

/** Heights of the empty cart with the recently viewed products. They appear later, above the footer, which then stays in its place. */
const EMPTY_HEIGHT = '56rem';
const EMPTY_HEIGHT_WIDE = '50rem';

export const page = section({
  display: 'grid',
  // The recently viewed products scroll sideways, so they must not make the column wider.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.roomy,
  minBlockSize: '50svh',
  alignContent: 'start',
  selectors: { '&[data-kind=empty]': { minBlockSize: `max(85svh, ${EMPTY_HEIGHT})` } },
  '@media': {
    '(min-width: 48rem)': {
      selectors: { '&[data-kind=empty]': { minBlockSize: `max(85svh, ${EMPTY_HEIGHT_WIDE})` } },
    },
  },
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

export const empty = section({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.cosy,
  fontSize: type.lead,
  ':focus': { outline: 'none', boxShadow: 'none' },
});

export const estimate = section({ borderBlockEnd: `1px solid ${color.line}`, marginBlockEnd: space.snug });
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
