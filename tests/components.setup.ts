import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A limit for what hangs, not a measure: machines differ.
configure({ asyncUtilTimeout: 30_000 });
afterEach(cleanup);

// A parser makes a film with this attribute silent; jsdom's does not.
Object.defineProperty(HTMLMediaElement.prototype, 'muted', {
  get(this: HTMLMediaElement) {
    return this.defaultMuted;
  },
  set(this: HTMLMediaElement, silent: boolean) {
    this.defaultMuted = silent;
  },
});
