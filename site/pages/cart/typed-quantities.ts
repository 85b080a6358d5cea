import { cartFormKey } from '#site/protocol/cart-results';

type TypedQuantity = { readonly form: HTMLFormElement; readonly body: FormData };

/** The time after the last change of a quantity until it is posted. */
const PAUSE_MS = 500;

/** Creates the store of typed quantities that are not posted yet, one per line. */
export function createTypedQuantities() {
  const typed = new Map<string, TypedQuantity>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    /** Stores a quantity, and calls `post` when no other quantity follows within the pause. An empty field is not posted. */
    add(form: HTMLFormElement, quantity: string, post: () => void) {
      const body = new FormData(form);
      body.set('quantity', quantity);
      typed.delete(cartFormKey(body));
      if (quantity.trim() !== '') typed.set(cartFormKey(body), { form, body });
      clearTimeout(timer);
      timer = setTimeout(post, PAUSE_MS);
    },
    /** Removes the quantity of a line, because another form of this line is posted. */
    drop(body: FormData) {
      typed.delete(cartFormKey(body));
    },
    /** Removes and returns all quantities. */
    takeAll(): readonly TypedQuantity[] {
      clearTimeout(timer);
      const taken = [...typed.values()];
      typed.clear();
      return taken;
    },
  };
}
