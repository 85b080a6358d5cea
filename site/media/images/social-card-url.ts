import type { Picture } from '#renderer/media/picture';

/** Size of a social card in pixels, as social networks recommend it. */
export const SOCIAL_CARD = { width: 1200, height: 630, type: 'image/jpeg' } as const;

/** Part of the cache key. Increase it when the design of the card changes. */
export const CARD_VERSION = 1;

/** Allowed positions of the focus point in percent. A closed list limits the number of crops that clients can request. */
export const FOCUS_STEPS = [0, 25, 50, 75, 100] as const;
type FocusStep = (typeof FOCUS_STEPS)[number];
export type CardFocus = { readonly x: FocusStep; readonly y: FocusStep };

const CENTRE = { x: 50, y: 50 };

/** Returns the path of a picture's social card: `/_image/share_x50_y75,f_jpeg/assets/hero.jpg`. */
export function socialCardUrl({ src, focus = CENTRE }: Pick<Picture, 'src' | 'focus'>): string {
  const source = /^https?:/.test(src) ? `/${encodeURIComponent(src)}` : src;
  return `/_image/share_x${step(focus.x)}_y${step(focus.y)},f_jpeg${source}`;
}

function step(percent: number): FocusStep {
  const distance = (at: FocusStep) => Math.abs(at - percent);
  return FOCUS_STEPS.reduce((nearest, at) => (distance(at) < distance(nearest) ? at : nearest));
}
