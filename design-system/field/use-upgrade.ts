import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether a field that is native HTML on the server may become what needs a script. Not at hydration, whose HTML must be the
 * server's, and not while the visitor is in it: then it waits until the focus leaves.
 *
 * @param ready what it needs has come
 * @param read takes along what was answered before, from the native controls that are about to go
 */
export function useUpgrade<Root extends HTMLElement>(
  root: RefObject<Root | null>,
  { ready, read }: { ready: boolean; read: (root: Root) => void },
) {
  const [upgraded, setUpgraded] = useState(false);
  useEffect(() => {
    const element = root.current;
    if (!element || !ready || upgraded) return;
    const upgrade = () => {
      read(element);
      setUpgraded(true);
    };
    if (!element.contains(document.activeElement)) {
      upgrade();
      return;
    }
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && element.contains(relatedTarget))) upgrade();
    };
    element.addEventListener('focusout', onFocusOut);
    return () => element.removeEventListener('focusout', onFocusOut);
  }, [root, ready, read, upgraded]);
  return upgraded;
}
