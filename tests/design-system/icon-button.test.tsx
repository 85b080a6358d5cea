import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { IconButton } from '#design-system/icon-button';

test('IconButton is named by its label and calls onClick on click, Enter and Space', async () => {
  const user = userEvent.setup();
  const onClick = vi.fn();
  render(<IconButton icon="arrow" label="Next" onClick={onClick} />);

  await user.click(screen.getByRole('button', { name: 'Next' }));
  await user.keyboard('{Enter}');
  await user.keyboard(' ');

  expect(onClick).toHaveBeenCalledTimes(3);
});

test('A disabled IconButton keeps the focus, has aria-disabled and does not call onClick', async () => {
  const user = userEvent.setup();
  const onClick = vi.fn();
  const { rerender } = render(<IconButton icon="arrow" label="Next" onClick={onClick} />);
  await user.tab();

  rerender(<IconButton icon="arrow" label="Next" onClick={onClick} disabled />);
  await user.keyboard('{Enter}');

  expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true');
  expect(onClick).not.toHaveBeenCalled();
});

test('IconButton does not submit a form', async () => {
  const user = userEvent.setup();
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <IconButton icon="close" label="Close" variant="bare" />
    </form>,
  );

  await user.click(screen.getByRole('button', { name: 'Close' }));

  expect(onSubmit).not.toHaveBeenCalled();
});
