import { LANTERN_PATH } from './lantern-path.ts';
import { color } from '#theme/contract.css';

const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 80 100' fill='none' stroke='%23000' stroke-width='2'><path d='${LANTERN_PATH}'/></svg>`;

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
