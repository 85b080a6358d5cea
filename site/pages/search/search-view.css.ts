import { globalSection, section } from '#theme/layered';
import { space } from '#theme/contract.css';

// The form is near the header, so that results are in the first view.
globalSection('[data-section=search]', { paddingBlock: `${space.roomy} ${space.vast}` });

export const search = section({
  display: 'flex',
  flexDirection: 'column',
  gap: space.roomy,
  paddingBlockStart: space.cosy,
  minBlockSize: '50svh',
});
