import { primitive } from '../theme/layered.ts';

/** The parent element lays out the controls as if the form did not exist. */
export const form = primitive({ display: 'contents' });
