import { section, sectionVariants } from '#theme/layered';
import { color, space, type Space } from '#theme/contract.css';

export const row = section({
  display: 'grid',
  gridTemplateColumns: 'minmax(7rem, 1fr) minmax(0, 4fr)',
  gap: space.snug,
  alignItems: 'center',
});

/** Shows the distance between two lines. */
export const distance = section({
  blockSize: '40px',
  maxInlineSize: '100%',
  borderInline: `1px solid ${color.ink}`,
  boxSizing: 'content-box',
  background: `color-mix(in oklab, ${color.accent} 22%, transparent)`,
  '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
});

const widths: Record<Space, { inlineSize: string }> = {
  hair: { inlineSize: space.hair },
  tight: { inlineSize: space.tight },
  snug: { inlineSize: space.snug },
  cosy: { inlineSize: space.cosy },
  roomy: { inlineSize: space.roomy },
  airy: { inlineSize: space.airy },
  vast: { inlineSize: space.vast },
};
export const width = sectionVariants(widths);
