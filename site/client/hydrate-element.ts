import { createElement, type ReactNode, startTransition, useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { copyInput } from './copy-input.ts';
import { createMountFailureLog } from './log-mount-failure.ts';

/** The id prefix of the element's content, and its name in the log. */
type HydrationOptions = { readonly idPrefix: string; readonly name: string };

type HydratedElement = {
  /** Resolves when the effects of the first render, and the renders that they cause, are done, or when hydration has failed. */
  readonly settled: Promise<void>;
  unmount(): void;
  /** Renders other content of the same component, which keeps its state. Returns false, and renders nothing, after an error. */
  render(node: ReactNode): boolean;
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
  /** Whether React shows the content: it has neither failed nor been unmounted. */
  let isActive = true;
  const logFailure = createMountFailureLog(name);
  const log = (error: unknown) => {
    // React reports an error if the content is unmounted during hydration. That is expected when the visitor navigates.
    if (isActive) logFailure(error);
  };
  // React removes the content before it reports an error. The removed nodes still have the visitor's input.
  const removals = new MutationObserver(() => {});
  removals.observe(element, { childList: true });

  const settled = Promise.withResolvers<void>();
  const withEffect = (children: ReactNode) =>
    createElement(Settled, { onSettled: settled.resolve }, children);
  const root = hydrateRoot(element, withEffect(node), {
    identifierPrefix: idPrefix,
    onRecoverableError: log,
    onUncaughtError: (error) => {
      const removed = new DocumentFragment();
      removed.append(...removals.takeRecords().flatMap(({ removedNodes }) => [...removedNodes]));
      removals.disconnect();
      log(error);
      if (!isActive) return;
      isActive = false;
      queueMicrotask(() => {
        // State can change while React removes the content. React would then render again, and remove the server's HTML.
        root.unmount();
        element.innerHTML = serverHtml;
        copyInput(removed, element);
        // The boot script records no clicks in this element, because nothing replays them.
        element.dataset['hydrated'] = 'failed';
        settled.resolve();
      });
    },
  });
  return {
    settled: settled.promise,
    render(next) {
      // React would add the content to the server's HTML.
      if (isActive) startTransition(() => root.render(withEffect(next)));
      return isActive;
    },
    unmount() {
      isActive = false;
      removals.disconnect();
      root.unmount();
    },
  };
}

type SettledProps = { readonly onSettled: () => void; readonly children?: ReactNode };

/**
 * Calls `onSettled` when the first effects of its children, and the renders that they cause, are done. React runs the effects of children
 * first, and renders the state changes of all effects together. So this state change renders with those of the children.
 */
function Settled({ onSettled, children }: SettledProps) {
  const [isSettled, setSettled] = useState(false);
  // oxlint-disable-next-line react/set-state-in-effect
  useEffect(() => setSettled(true), []);
  useEffect(() => {
    if (isSettled) onSettled();
  }, [isSettled, onSettled]);
  return children;
}
