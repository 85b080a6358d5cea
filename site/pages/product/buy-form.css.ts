import { globalSection, section } from '#theme/layered';
import { space } from '#theme/contract.css';

export const form = section({
  display: 'grid',
  gap: space.snug,
  '@media': { print: { display: 'none' } },
});

export const row = section({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: space.snug,
});

export const quantity = section({ flex: '0 1 9.5rem', minInlineSize: '8.5rem' });

// The message about a refused quantity is as wide as the form. The field keeps its width.
globalSection(`${quantity}:has([aria-invalid])`, { flexBasis: '100%' });
globalSection(`${quantity} div:has(> input)`, { maxInlineSize: '9.5rem' });

export const submit = section({ display: 'grid', flex: '1 1 14rem' });

/** Takes no space without a message. It stays in the page when empty, so that screen readers announce a new message. */
export const status = section({ selectors: { '&:empty': { display: 'contents' } } });

globalSection(`${form}[aria-busy]`, { cursor: 'progress' });
