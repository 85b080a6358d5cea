import { style } from '@vanilla-extract/css';

export const footer = style({});
export const columns = style({});
export const tagline = style({});
export const navigation = style({});
export const locales = style({});
export const title = style({});
export const base = style({});
