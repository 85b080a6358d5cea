import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { IconButton } from '#design-system/icon-button';

test('an icon button is named by its label and works by mouse, Enter and Space', async () => {
  const visitor = userEvent.setup();
  const pressed = vi.fn();
  render(<IconButton icon="arrow" label="Volgende" onClick={pressed} />);

  await visitor.click(screen.getByRole('button', { name: 'Volgende' }));
  await visitor.keyboard('{Enter}');
  await visitor.keyboard(' ');

  expect(pressed).toHaveBeenCalledTimes(3);
});

test('one with nothing to do keeps the focus, says so, and does nothing', async () => {
  const visitor = userEvent.setup();
  const pressed = vi.fn();
  const { rerender } = render(<IconButton icon="arrow" label="Volgende" onClick={pressed} />);
  await visitor.tab();

  rerender(<IconButton icon="arrow" label="Volgende" onClick={pressed} unavailable />);
  await visitor.keyboard('{Enter}');

  expect(screen.getByRole('button', { name: 'Volgende' })).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Volgende' })).toHaveAttribute('aria-disabled', 'true');
  expect(pressed).not.toHaveBeenCalled();
});

test('it submits no form unasked', async () => {
  const visitor = userEvent.setup();
  const submitted = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={submitted}>
      <IconButton icon="close" label="Sluit" variant="bare" />
    </form>,
  );

  await visitor.click(screen.getByRole('button', { name: 'Sluit' }));

  expect(submitted).not.toHaveBeenCalled();
});
