import { primitive } from '../theme/layered.ts';
import { visuallyHidden } from '../theme/visually-hidden.ts';

export const hidden = primitive(visuallyHidden);
