import { page } from '../theme/contract.css.ts';
import { primitive } from '../theme/layered.ts';

export const pageWidth = primitive({ paddingInline: page.gutter });
