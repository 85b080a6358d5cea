/** A rectangle in CSS pixels from the top left corner of the window. */
type AnchorBox = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};
type BoxSize = { readonly width: number; readonly height: number };

/** Distance between a popover and its anchor, and between a popover and the edges of the window, in CSS pixels. */
const GAP_PX = 8;

/**
 * Returns the position of a popover in CSS pixels. It is below its anchor. If it does not fit below and there is more space above, it is
 * above its anchor. A popover that fits into the window stays inside it.
 *
 * @param align which edges of popover and anchor are in line, or `middle` to centre the popover on its anchor
 */
export function calculatePosition(
  anchor: AnchorBox,
  popover: BoxSize,
  window: BoxSize,
  align: 'left' | 'middle' | 'right',
) {
  const below = anchor.top + anchor.height + GAP_PX;
  const above = anchor.top - GAP_PX - popover.height;
  const fitsBelow = below + popover.height <= window.height - GAP_PX;
  const spaceAbove = anchor.top;
  const spaceBelow = window.height - anchor.top - anchor.height;
  const top = fitsBelow || spaceBelow >= spaceAbove ? below : above;
  const difference = anchor.width - popover.width;
  const left = anchor.left + (align === 'left' ? 0 : align === 'right' ? difference : difference / 2);
  return {
    left: Math.max(GAP_PX, Math.min(left, window.width - popover.width - GAP_PX)),
    top: Math.max(GAP_PX, Math.min(top, window.height - popover.height - GAP_PX)),
  };
}
