import { style } from '@vanilla-extract/css';

export const list = style({});
export const link = style({});
