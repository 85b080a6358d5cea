import { type ReactNode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { copyInput } from './copy-input.ts';
import { logMountFailure } from './log-mount-failure.ts';

/** The id prefix of the element's content, and its name in the log. */
type HydrationOptions = { readonly idPrefix: string; readonly name: string };

export type HydratedElement = {
  unmount(): void;
  /** Renders other content of the same component, which keeps its state. */
  render(node: ReactNode): void;
};

/**
 * Hydrates server-rendered HTML. After an error while it hydrates or renders, the server's HTML is restored with the visitor's input,
 * because it works without a script. React would leave the element empty. The first error is logged.
 */
export function hydrateElement(
  element: HTMLElement,
  node: ReactNode,
  { idPrefix, name }: HydrationOptions,
): HydratedElement {
  const serverHtml = element.innerHTML;
  let isUnmounted = false;
  let isLogged = false;
  const log = (error: unknown) => {
    // React reports an error if the content is unmounted during hydration. That is expected when the visitor navigates.
    if (isUnmounted || isLogged) return;
    isLogged = true;
    logMountFailure(name, error);
  };
  // React removes the content before it reports an error. The removed nodes still have the visitor's input.
  const removals = new MutationObserver(() => {});
  removals.observe(element, { childList: true });

  const root = hydrateRoot(element, node, {
    identifierPrefix: idPrefix,
    onRecoverableError: log,
    onUncaughtError: (error) => {
      const removed = removals.takeRecords().flatMap(({ removedNodes }) => [...removedNodes]);
      removals.disconnect();
      log(error);
      if (isUnmounted) return;
      element.innerHTML = serverHtml;
      copyInput(removed, element);
      // The boot script records no clicks in this element, because nothing replays them.
      element.dataset['hydrated'] = 'failed';
    },
  });
  return {
    render: (next) => startTransition(() => root.render(next)),
    unmount() {
      isUnmounted = true;
      removals.disconnect();
      root.unmount();
    },
  };
}
