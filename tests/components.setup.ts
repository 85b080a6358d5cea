import { ReadableStream } from 'node:stream/web';
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import * as React from 'react';
import { afterEach } from 'vitest';

// The limit only ends a test that hangs. It is high because machines differ in speed.
configure({ asyncUtilTimeout: 120_000 });
afterEach(cleanup);

// jsdom reports unimplemented features to the console that existed before `console.setup.ts` replaced its methods.
jsdom.virtualConsole.removeAllListeners();
jsdom.virtualConsole.forwardTo(console);

// React streams HTML with `ReadableStream`. jsdom does not have it, and the context of a test file does not have that of Node.js.
Object.assign(globalThis, { ReadableStream });

// jsdom has no canvas. axe-core calls this method to detect icon fonts and accepts null.
HTMLCanvasElement.prototype.getContext = () => null;

// jsdom has no layout, so nothing can scroll.
Element.prototype.scrollIntoView = () => undefined;

// In browsers the `muted` attribute of parsed HTML sets the property. jsdom does not implement this.
Object.defineProperty(HTMLMediaElement.prototype, 'muted', {
  get(this: HTMLMediaElement) {
    return this.defaultMuted;
  },
  set(this: HTMLMediaElement, isMuted: boolean) {
    this.defaultMuted = isMuted;
  },
});

// React records a stack for each element until this counter is 10,000. No test reads these stacks, and they would take a fifth of the time.
// Warnings still name the component.
const internals: object = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set: () => {} });
