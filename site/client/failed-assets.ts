import { reloadAfterFailedAsset } from './reload.ts';

/**
 * Reloads the page if a script of this build, or a style sheet that a script imports, cannot be loaded (specification §4). The style sheets
 * of pages are loaded by `load-page.ts`, those of the mini cart by `load-cart.ts`, and the entry script by the boot script. Fonts and
 * pictures do not reload (decision 30).
 */
export function watchForFailedAssets(): void {
  window.addEventListener('vite:preloadError', (event) => {
    // Deferred, so other listeners can prevent the reload for optional chunks.
    queueMicrotask(() => event.defaultPrevented || void reloadAfterFailedAsset());
  });
}
