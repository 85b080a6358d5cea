import { vi } from 'vitest';

/** Replaces the observers of the browser, which jsdom does not have, by observers that never report a change. */
export function stubObservers() {
  class SilentObserver {
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', SilentObserver);
  vi.stubGlobal('ResizeObserver', SilentObserver);
}
