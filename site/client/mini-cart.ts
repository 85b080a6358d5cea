import { importOptionalChunk } from '#design-system/optional-chunk';
import { addedSkuOf, CART_FILLED } from '#site/protocol/mini-cart';
import { hasModifierKey } from './follows-link.ts';
import { createMountFailureLog } from './log-mount-failure.ts';
import type { MiniCartCause } from './mini-cart/create-mini-cart-opener.ts';
import type { OpenMiniCart } from './mini-cart/mount-mini-cart.tsx';

/** The link to the cart, and forms that add to it. */
const LINK = 'header a[data-slot=cart]';
const PRELOADED_BY = `${LINK}, [data-fills-cart]`;
/** Events that precede a click. A touch also fires `pointerover`. */
const PRELOAD_EVENTS = ['pointerover', 'focusin'];

/**
 * Makes the cart link of the header open the mini cart, also after something was added to the cart. The script loads when the visitor
 * points at the link or at a form that adds to the cart, or focuses them. If it cannot be loaded, the cart page opens.
 *
 * @param first the event that started this script
 */
export function enhanceMiniCart(first: Event) {
  const link = document.querySelector<HTMLAnchorElement>(LINK);
  if (!link) return;
  const logFailure = createMountFailureLog('mini cart');
  let loading: Promise<OpenMiniCart> | undefined;
  const load = () => {
    loading ??= importOptionalChunk(() => import('./mini-cart/mount-mini-cart.tsx')).then(
      ({ mountMiniCart }) => mountMiniCart(link, logFailure),
    );
    // The next event tries again.
    loading.catch((error: unknown) => {
      logFailure(error);
      loading = undefined;
    });
    return loading;
  };
  const open = async (cause: MiniCartCause) => {
    const { pathname } = location;
    // The visitor may open another page while the script loads.
    const isSamePage = () => location.pathname === pathname;
    try {
      const openMiniCart = await load();
      if (isSamePage()) openMiniCart(cause);
    } catch {
      if (isSamePage()) location.assign(link.href);
    }
  };
  const preload = ({ target }: Event) => {
    if (target instanceof Element && target.closest(PRELOADED_BY)) load().catch(() => undefined);
  };
  for (const event of PRELOAD_EVENTS) document.addEventListener(event, preload);
  preload(first);

  link.addEventListener('click', (event) => {
    if (event.button !== 0 || hasModifierKey(event)) return;
    // The cart page shows the cart already.
    if (link.pathname === location.pathname) return;
    event.preventDefault();
    // Safari does not focus a clicked link, but the drawer returns the focus to it.
    link.focus();
    void open({ isAdded: false });
  });
  window.addEventListener(CART_FILLED, (event) => {
    // The visitor has opened the cart page meanwhile. The caller loads it again.
    if (link.pathname === location.pathname) return;
    event.preventDefault();
    void open({ isAdded: true, addedSku: addedSkuOf(event) });
  });
}
