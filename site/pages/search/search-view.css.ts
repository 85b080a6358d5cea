import { globalSection, section } from '#theme/layered';
import { space } from '#theme/contract.css';

// Less padding than other sections, so that results are visible without scrolling.
globalSection('[data-section=search]', { paddingBlock: `${space.roomy} ${space.vast}` });

export const search = section({
  display: 'flex',
  flexDirection: 'column',
  gap: space.roomy,
  paddingBlockStart: space.cosy,
  minBlockSize: '50svh',
});
