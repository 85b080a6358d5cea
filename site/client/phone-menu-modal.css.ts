import { section } from '#theme/layered';
import { space } from '#theme/contract.css';

/** The gap between lists equals that of the popover they are copied from. */
export const menu = section({ display: 'grid', gap: space.cosy, paddingBlockStart: space.tight });
