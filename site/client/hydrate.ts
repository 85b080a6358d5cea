import { hydrateRoot } from 'react-dom/client';
import { jsx } from 'react/jsx-runtime';
import { interactive, isInteractive } from '#renderer/sections/interactive';
import type { Island } from './islands.ts';

/** Hydrates one section with the props its HTML was rendered from; gives what unmounts it. */
export async function hydrateIsland(element: HTMLElement, { type, props }: Island): Promise<() => void> {
  if (!isInteractive(type)) throw new Error(`No interactive view for "${type}".`);
  const View = await interactive[type]();
  // The props are this very view's: the server read them by its schema and rendered with them.
  let isLeft = false;
  const root = hydrateRoot(element, jsx(View, props), {
    identifierPrefix: element.dataset['island'] ?? '',
    onRecoverableError: (error) => {
      // A visitor who goes on while a section still hydrates breaks nothing.
      if (!isLeft) reportError(error);
    },
  });
  return () => {
    isLeft = true;
    root.unmount();
  };
}
