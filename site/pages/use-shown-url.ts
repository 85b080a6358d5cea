import { type RefObject, useEffect, useRef } from 'react';
import { PAGE_SHOWN } from '#site/protocol/page-shown';

/**
 * Returns a ref with the URL of the page that contains the component. After going back, `location` already has the URL of the next page while
 * that page loads. Empty before the first effect.
 */
export function useShownUrl(): RefObject<string> {
  const url = useRef('');
  useEffect(() => {
    const read = () => {
      url.current = location.href;
    };
    read();
    window.addEventListener(PAGE_SHOWN, read);
    return () => window.removeEventListener(PAGE_SHOWN, read);
  }, []);
  return url;
}
