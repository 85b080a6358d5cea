/** What jsdom, which lays nothing out, lacks and Radix calls: nothing scrolls, nothing is captured, no size ever changes. */
export function mockLayout() {
  Element.prototype.scrollIntoView ??= () => undefined;
  Element.prototype.hasPointerCapture ??= () => false;
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
}
