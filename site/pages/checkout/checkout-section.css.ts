import { globalSection } from '#theme/layered';
import { space } from '#theme/contract.css';

// Less padding than other sections, so that the form is visible without scrolling.
globalSection('[data-section^=checkout]', { paddingBlock: `${space.roomy} ${space.vast}` });
