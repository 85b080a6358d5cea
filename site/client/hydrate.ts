import { jsx } from 'react/jsx-runtime';
import { interactiveViews, isInteractive } from '#renderer/sections/interactive';
import type { Island } from '#site/protocol/payload';
import { hydrateElement } from './hydrate-element.ts';

/** Hydrates one section with the props that its HTML was rendered from. Returns the function that unmounts it. */
export async function hydrateIsland(element: HTMLElement, { type, props }: Island): Promise<() => void> {
  if (!isInteractive(type)) throw new Error(`No interactive view for "${type}".`);
  const View = await interactiveViews[type]();
  const { island = '' } = element.dataset;
  // The server validated the props with this view's schema and rendered with them.
  return hydrateElement(element, jsx(View, props), { idPrefix: island, name: `${island} ${type}` });
}
