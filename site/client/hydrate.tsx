import { type ComponentType, createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { interactive, isInteractive } from '#renderer/interactive';
import type { Island } from './islands.ts';

/** Hydrates one section with the props its HTML was rendered from; gives what unmounts it. */
export async function hydrateIsland(element: HTMLElement, { type, props }: Island): Promise<() => void> {
  if (!isInteractive(type)) throw new Error(`No interactive view for "${type}".`);
  // The props are our own server's, read there by this type's schema.
  const View = (await interactive[type]()) as ComponentType<Record<string, unknown>>;
  const root = hydrateRoot(element, createElement(View, props), { identifierPrefix: element.dataset['island'] ?? '' });
  return () => root.unmount();
}
