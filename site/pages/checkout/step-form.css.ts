import { LARGE_TEXT } from '#theme/large-text';
import { globalSection, section } from '#theme/layered';
import { color, space, type } from '#theme/contract.css';

export const form = section({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.roomy,
});
/** Takes no space without a message. It stays in the page when empty, so that screen readers announce a new message. */
export const result = section({
  selectors: { '&:empty': { display: 'contents' }, '&:focus': { outline: 'none' } },
});

export const errorLink = section({ textDecoration: 'underline', textUnderlineOffset: '.25em' });

export const submit = section({ display: 'flex', flexWrap: 'wrap', gap: space.snug });
globalSection(`${submit} > *`, { '@media': { '(max-width: 40em)': { flex: '1 1 100%' } } });

/** Options with a title, a note and a price, one below the other. */
export const options = section({ display: 'grid' });

export const option = section({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: space.snug,
  paddingBlock: space.snug,
  borderBlockEnd: `1px solid ${color.line}`,
  '@media': { [LARGE_TEXT]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const optionPrice = section({ paddingBlockStart: '10px', fontVariantNumeric: 'tabular-nums' });

export const optionNote = section({
  display: 'block',
  fontSize: type.small,
  color: color.inkQuiet,
  textWrap: 'pretty',
});

/** Fields of an option, shown while it is chosen. They need no script. */
export const optionFields = section({ gridColumn: '1 / -1', paddingBlockEnd: space.snug });
globalSection(`${option}:not(:has(input[type=radio]:checked)) > ${optionFields}`, { display: 'none' });

/** The fields of another billing address, hidden while the checkbox “same address” is checked. */
export const otherAddress = section({});
globalSection(`${form}:has([data-same] input:checked) ${otherAddress}`, { display: 'none' });

/** The saved addresses, and the fields of another address, which are hidden while a saved address is chosen. They need no script. */
export const addressChoice = section({ display: 'grid', gap: space.roomy });
export const typedAddress = section({});
globalSection(`${addressChoice}:has(input[name$=_saved]:checked:not([value=''])) > ${typedAddress}`, {
  display: 'none',
});
