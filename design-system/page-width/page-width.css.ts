import { page } from '../theme/contract.css.ts';
import { primitive } from '../theme/layers.css.ts';

export const pageWidth = primitive({ paddingInline: page.gutter });
