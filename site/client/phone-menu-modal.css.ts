import { section } from '#theme/layered';
import { space } from '#theme/contract.css';

/** The menu's lists, as far from each other as in the popover they are copied from. */
export const menu = section({ display: 'grid', gap: space.cosy, paddingBlockStart: space.tight });
