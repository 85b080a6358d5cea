import { isScreen, readScreenIslandData, type ScreenProps } from '#site/pages/screens';
import { fetchPayload, loadStyles } from '../page-resources.ts';
import { reloadAfterFailedAsset } from '../reload.ts';

/** The cart as its page shows it. `unavailable` also means that it could not be loaded. */
export type LoadedCart = ScreenProps<'cart'> | { readonly kind: 'unavailable' };

const TIMEOUT_MS = 10_000;
const UNAVAILABLE: LoadedCart = { kind: 'unavailable' };

/** Loads the visitor's cart and the style sheets of the cart page. Never rejects. A style sheet that fails to load reloads the page. */
export async function loadCart(page: URL, signal: AbortSignal): Promise<LoadedCart> {
  try {
    const either = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]);
    const payload = await fetchPayload(page, either, 'cart');
    if (typeof payload === 'string') return UNAVAILABLE;
    await loadStyles(payload.styles).catch((error: unknown) => {
      if (!signal.aborted) void reloadAfterFailedAsset();
      throw error;
    });
    const screen = payload.sections.find(({ type }) => isScreen(type));
    const { viewProps } = readScreenIslandData(screen?.props ?? {});
    return isCart(viewProps) ? viewProps : UNAVAILABLE;
  } catch {
    return UNAVAILABLE;
  }
}

/** The payload has the browser's build, so a screen with this kind has these props. */
function isCart(viewProps: object): viewProps is ScreenProps<'cart'> {
  return 'kind' in viewProps && (viewProps.kind === 'cart' || viewProps.kind === 'empty');
}
