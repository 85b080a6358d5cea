import { act, StrictMode, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { withoutLayout } from './without-layout.ts';

withoutLayout();

/** The inputs that become more than native ones once the script runs. */
const files = import.meta.glob<Record<string, ComponentType | { title: string }>>(
  '../../stories/design-system/{number-field,password-field,switch,range,select,date-picker,repeater,transfer-list}.stories.tsx',
  { eager: true },
);
const stories = Object.entries(files).flatMap(([path, exported]) =>
  Object.entries(exported).flatMap(([name, Story]) =>
    typeof Story === 'function' ? [{ file: path.split('/').at(-1) ?? path, name, Story }] : [],
  ),
);

afterEach(() => vi.restoreAllMocks());

test.each(stories)('$file: $name takes over what the server drew without a word', async ({ Story }) => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const recovered = vi.fn();
  const tree = (
    <StrictMode>
      <Story />
    </StrictMode>
  );
  const page = document.createElement('div');
  page.innerHTML = renderToString(tree);
  document.body.append(page);

  const root = await act(async () => hydrateRoot(page, tree, { onRecoverableError: recovered }));

  expect(recovered).not.toHaveBeenCalled();
  const said = complaints.mock.calls
    .map(([words]) => String(words))
    .filter((words) => !words.includes('act('));
  expect([...new Set(said)]).toEqual([]);
  await act(async () => root.unmount());
  page.remove();
});
