import { style } from '@vanilla-extract/css';

export const announcement = style({});
export const header = style({});
export const main = style({});
export const wordmark = style({});
export const service = style({});
export const menuButton = style({});
export const sheet = style({});
export const closeButton = style({});
