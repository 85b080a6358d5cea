/** A box in the window, in pixels from its left and upper edges. */
export type Box = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};
export type Size = { readonly width: number; readonly height: number };

/** Pixels between a panel and what it belongs to, and between it and the window's edges. */
const GAP = 8;

/**
 * Where a panel stands that belongs to something in the window: below it, above where there is more room there; along the side
 * named, and never beyond the window's edges while it fits between them.
 *
 * @param along which of their sides are in line; `middle` puts the panel's middle under the anchor's
 */
export function placeBeside(anchor: Box, panel: Size, window: Size, along: 'left' | 'middle' | 'right') {
  const below = anchor.top + anchor.height + GAP;
  const above = anchor.top - GAP - panel.height;
  const fitsBelow = below + panel.height <= window.height - GAP;
  const roomAbove = anchor.top;
  const roomBelow = window.height - anchor.top - anchor.height;
  const top = fitsBelow || roomBelow >= roomAbove ? below : above;
  const spare = anchor.width - panel.width;
  const left = anchor.left + (along === 'left' ? 0 : along === 'right' ? spare : spare / 2);
  return {
    left: Math.max(GAP, Math.min(left, window.width - panel.width - GAP)),
    top: Math.max(GAP, Math.min(top, window.height - panel.height - GAP)),
  };
}
