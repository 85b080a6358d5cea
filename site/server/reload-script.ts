/** The path of the script. It has no hash, because the open page may belong to a build that was removed. */
export const RELOAD_SCRIPT_PATH = '/builds/reload.js';

/**
 * The script that reloads a page whose entry script could not be loaded. The boot script imports it. While the server does not respond,
 * because it restarts or the browser is offline, the import fails and the page stays as it is (`.decisions/0070-reloads-and-mounting-failures.md`).
 *
 * It has the limit of `site/client/reload.ts`: one reload in ten seconds, and none if the browser blocks storage. It keeps a page whose form
 * has the focus or contains input, and each step of the checkout.
 */
export const reloadScript = `const key = 'lantern:reloaded-at';
const now = Date.now();
const mustKeepPage =
  document.activeElement?.form || document.querySelector(':user-valid, :user-invalid, [data-open-checkout]');
if (!mustKeepPage && !(Math.abs(now - sessionStorage[key]) < 10_000)) {
  sessionStorage[key] = now;
  location.reload();
}
`;
