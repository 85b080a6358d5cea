import { section, sectionVariants } from '#theme/layered';
import { color, radius } from '#theme/contract.css';

export const corner = section({
  blockSize: '132px',
  background: color.raised,
  border: `1px solid ${color.edge}`,
});

const corners = {
  picture: { borderRadius: radius.picture },
  control: { borderRadius: radius.control },
  // Only at the top, because the bottom of a sheet touches the edge of the window.
  sheet: { borderRadius: `${radius.sheet} ${radius.sheet} 0 0` },
} as const;
export const cornerRadius = sectionVariants(corners);

export const line = section({ blockSize: '1px', background: color.line });
export const edge = section({
  blockSize: '52px',
  border: `1px solid ${color.edge}`,
  borderRadius: radius.control,
});

/** Has the same surface and shadow as popups. */
export const floating = section({
  blockSize: '132px',
  borderRadius: radius.picture,
  background: color.raised,
  border: `1px solid ${color.line}`,
  boxShadow: '0 24px 60px -20px rgb(0 0 0 / .25)',
});
