// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

vi.mock('../../../site/client/reload.ts', async (importOriginal) => ({
  ...(await importOriginal<typeof import('../../../site/client/reload.ts')>()),
  loadReloadNotice: vi.fn<() => Promise<() => void>>(async () => () => undefined),
  showReloadNotice: vi.fn<() => Promise<boolean>>(async () => true),
}));

const MINUTE_MS = 60_000;
let checks: string[];
let latest: string;
let visibility: DocumentVisibilityState;

/** Loads the module again, as a new document does. */
async function loadModule() {
  vi.resetModules();
  return import('../../../site/client/new-build.ts');
}

beforeEach(() => {
  checks = [];
  latest = 'first';
  visibility = 'visible';
  document.documentElement.dataset['build'] = 'first';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async (url: string) => {
    checks.push(url);
    return Response.json({ id: latest });
  });
});
afterEach(async () => {
  // The listeners of this test cannot be removed. A page that has found a new build does not check again, so each test finds one.
  latest = 'another';
  visibility = 'visible';
  window.dispatchEvent(new Event('focus'));
  await vi.advanceTimersByTimeAsync(0);
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

test('The latest build is requested after a second and every hour, with a timestamp', async () => {
  const { watchForNewBuild } = await loadModule();
  watchForNewBuild();
  await vi.advanceTimersByTimeAsync(999);
  expect(checks).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(checks).toEqual([`/builds/latest.json?${Date.now()}`]);
  await vi.advanceTimersByTimeAsync(60 * MINUTE_MS - 1_001);
  expect(checks).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(checks).toHaveLength(2);
});

test('The latest build is requested when the visitor returns to the tab, and not while it is hidden', async () => {
  const { watchForNewBuild } = await loadModule();
  watchForNewBuild();
  visibility = 'hidden';
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(2 * 60 * MINUTE_MS);
  expect(checks).toHaveLength(0);
  visibility = 'visible';
  document.dispatchEvent(new Event('visibilitychange'));
  // Browsers dispatch both events. The second event must not cause another check.
  window.dispatchEvent(new Event('focus'));
  expect(checks).toHaveLength(1);
});

test('A new build is loaded by the next navigation, once within ten seconds', async () => {
  const { watchForNewBuild, shouldLoadNewBuild } = await loadModule();
  watchForNewBuild();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(shouldLoadNewBuild()).toBe(false);
  latest = 'second';
  window.dispatchEvent(new Event('focus'));
  await vi.advanceTimersByTimeAsync(0);
  expect(shouldLoadNewBuild()).toBe(true);
  expect(shouldLoadNewBuild()).toBe(false);
});

test('A new build shows the notice once, at the first input after it was found', async () => {
  const { watchForNewBuild, prepareNotice } = await loadModule();
  const { showReloadNotice, loadReloadNotice } = await import('../../../site/client/reload.ts');
  const { watchInput } = await import('../../../site/client/unsent-input.ts');
  document.body.innerHTML = '<form method="post"><input name="name"></form>';
  watchInput(() => undefined);
  watchForNewBuild();
  await vi.advanceTimersByTimeAsync(1_000);
  prepareNotice();
  expect(loadReloadNotice).toHaveBeenCalledOnce();
  latest = 'second';
  window.dispatchEvent(new Event('focus'));
  await vi.advanceTimersByTimeAsync(0);
  expect(showReloadNotice).not.toHaveBeenCalled();
  document.querySelector('input')?.dispatchEvent(new Event('input', { bubbles: true }));
  prepareNotice();
  prepareNotice();
  expect(showReloadNotice).toHaveBeenCalledOnce();
});
