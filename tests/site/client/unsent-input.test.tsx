import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { mustKeepPage, watchInput } from '../../../site/client/unsent-input.ts';

test('A page may reload until one of its forms contains input', async () => {
  const { unmount } = render(
    <form method="post">
      <input aria-label="Name" />
    </form>,
  );
  watchInput(() => undefined);
  expect(mustKeepPage()).toBe(false);
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Noor');
  expect(mustKeepPage()).toBe(true);
  unmount();
  expect(mustKeepPage()).toBe(false);
});

test('A step of the checkout never reloads by itself, also without input', () => {
  const { unmount } = render(<div data-open-checkout />);
  expect(mustKeepPage()).toBe(true);
  unmount();
  expect(mustKeepPage()).toBe(false);
});
