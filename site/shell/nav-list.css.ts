import { style, styleVariants } from '@vanilla-extract/css';

export const looks = styleVariants({ row: {}, sheet: {}, list: {}, columns: {} });
export const title = style({});
export const link = style({});
