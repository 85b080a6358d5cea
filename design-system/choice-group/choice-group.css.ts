import { primitive } from '../theme/layered.ts';

export const choices = primitive({ display: 'grid' });
