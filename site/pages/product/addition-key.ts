import { type RefObject, useCallback, useEffect, useRef } from 'react';

/** The name of the hidden field with the random key of the form. */
export const ADDITION_KEY = 'key';

/**
 * Fills in the hidden field with a random key that identifies one addition to the cart. A post that is sent again after a lost response has the
 * same key, so it adds nothing twice. Without a script the field is empty, because pages are cached (decision 63).
 *
 * @returns the ref of the field, and a function that renews the key after an accepted post
 */
export function useAdditionKey(): readonly [field: RefObject<HTMLInputElement | null>, renew: () => void] {
  const field = useRef<HTMLInputElement>(null);
  const renew = useCallback(() => {
    if (field.current) field.current.value = randomKey();
  }, []);
  useEffect(renew, [renew]);
  return [field, renew];
}

/** `crypto.randomUUID` does not exist on insecure origins, such as a host in a local network. */
function randomKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
