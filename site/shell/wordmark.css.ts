import { style } from '@vanilla-extract/css';

export const word = style({});
export const ampersand = style({});
