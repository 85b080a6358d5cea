import { WORDMARK } from './outlines.ts';

const WIDTH = 1200;
const [, , across, high] = WORDMARK.viewBox;

/** Where the logo lies for whoever cannot have it in a page: search engines, and mails, which show no SVG. In pixels. */
export const LOGO = {
  svg: '/brand/logo.svg',
  png: '/brand/logo.png',
  width: WIDTH,
  height: Math.round((WIDTH * high) / across),
} as const;
