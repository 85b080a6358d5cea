import { hydrateRoot } from 'react-dom/client';
import { jsx } from 'react/jsx-runtime';
import { interactiveViews, isInteractive } from '#renderer/sections/interactive';
import type { Island } from '#site/protocol/payload';

/** Hydrates one section with the props that its HTML was rendered from. Returns the function that unmounts it. */
export async function hydrateIsland(element: HTMLElement, { type, props }: Island): Promise<() => void> {
  if (!isInteractive(type)) throw new Error(`No interactive view for "${type}".`);
  const View = await interactiveViews[type]();
  let isUnmounted = false;
  // The server validated the props with this view's schema and rendered with them.
  const root = hydrateRoot(element, jsx(View, props), {
    identifierPrefix: element.dataset['island'] ?? '',
    onRecoverableError: (error) => {
      // React reports an error if the section is unmounted during hydration. That is expected when the visitor navigates.
      if (!isUnmounted) reportError(error);
    },
  });
  return () => {
    isUnmounted = true;
    root.unmount();
  };
}
