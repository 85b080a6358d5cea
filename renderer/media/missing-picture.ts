import { color } from '#theme/contract.css';

const LANTERN = 'M40 22v-6M30 46a10 10 0 0 1 20 0v18H30zM26 64h28v6H26zM33 36a7 7 0 0 1 14 0';
const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 80 100' fill='none' stroke='%23000' stroke-width='2'><path d='${LANTERN}'/></svg>`;

/** Style rules of an empty frame of a picture. It shows a lantern, as a product card without a picture does. */
export const missingPicture = {
  '&:empty': { background: `color-mix(in oklab, ${color.ink} 7%, ${color.ground})` },
  '&:empty::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    background: color.inkQuiet,
    mask: `url("data:image/svg+xml,${svg}") center / 56% no-repeat`,
    opacity: 0.55,
    '@media': { '(forced-colors: active)': { background: 'CanvasText', forcedColorAdjust: 'none' } },
  },
} as const;
