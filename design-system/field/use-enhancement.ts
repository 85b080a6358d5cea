import { type RefObject, useEffect, useState } from 'react';

/**
 * Returns whether a field may replace its native controls by an enhanced control. The result is false during hydration, because the HTML
 * must match the server's HTML. It is also false until the focus leaves the field, so that the focus is not lost.
 *
 * @param isReady the enhanced control has loaded
 * @param readValue copies the value of the native controls before they are removed
 */
export function useEnhancement<Root extends HTMLElement>(
  root: RefObject<Root | null>,
  { isReady, readValue }: { isReady: boolean; readValue: (root: Root) => void },
) {
  const [isEnhanced, setIsEnhanced] = useState(false);
  useEffect(() => {
    const element = root.current;
    if (!element || !isReady || isEnhanced) return;
    const enhance = () => {
      readValue(element);
      setIsEnhanced(true);
    };
    if (!element.contains(document.activeElement)) {
      enhance();
      return;
    }
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && element.contains(relatedTarget))) enhance();
    };
    element.addEventListener('focusout', onFocusOut);
    return () => element.removeEventListener('focusout', onFocusOut);
  }, [root, isReady, readValue, isEnhanced]);
  return isEnhanced;
}
