import { act } from '@testing-library/react';
import { type ComponentType, createElement, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mockLayout } from './mock-layout.ts';

type Stories = Record<string, ComponentType | { title: string }>;

const files = import.meta.glob<Stories>('../../stories/design-system/*.stories.tsx', { eager: true });
const stories = Object.entries(files).flatMap(([path, exported]) =>
  Object.entries(exported).flatMap(([name, story]) =>
    name !== 'default' && typeof story === 'function'
      ? [{ file: path.split('/').at(-1) ?? '', name, story }]
      : [],
  ),
);

mockLayout();

// jsdom implements neither API. With these stubs no element intersects and no media query matches.
beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
});
afterEach(() => vi.unstubAllGlobals());

test.each(stories)('The story $file: $name hydrates without a mismatch', async ({ story }) => {
  const hydrationErrors: unknown[] = [];
  const tree = createElement(StrictMode, null, createElement(story));
  const page = document.body.appendChild(document.createElement('main'));
  page.innerHTML = renderToString(tree);

  const root = await act(async () =>
    hydrateRoot(page, tree, { onRecoverableError: (error) => hydrationErrors.push(error) }),
  );
  await act(async () => root.unmount());
  page.remove();

  expect(hydrationErrors).toEqual([]);
});
