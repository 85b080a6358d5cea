import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Button } from '#design-system/button';
import { Link } from '#design-system/link';

test('Button calls onClick on click, Enter and Space and does not submit a form by default', async () => {
  const user = userEvent.setup();
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const onClick = vi.fn();
  render(
    <form onSubmit={onSubmit}>
      <Button onClick={onClick}>Add to cart</Button>
    </form>,
  );

  await user.click(screen.getByRole('button', { name: 'Add to cart' }));
  await user.keyboard('{Enter}');
  await user.keyboard(' ');

  expect(onClick).toHaveBeenCalledTimes(3);
  expect(onSubmit).not.toHaveBeenCalled();
});

test('A disabled Button does not call onClick', async () => {
  const user = userEvent.setup();
  const onClick = vi.fn();
  render(
    <Button disabled onClick={onClick}>
      Sold out
    </Button>,
  );

  await user.click(screen.getByRole('button', { name: 'Sold out' }));

  expect(onClick).not.toHaveBeenCalled();
});

test('Button with an href is a link without the icon in its name', () => {
  render(
    <Button href="/en/stores" icon="arrow">
      Find a store
    </Button>,
  );

  expect(screen.getByRole('link', { name: 'Find a store' })).toHaveAttribute('href', '/en/stores');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('Link with an hrefLang has that language', () => {
  render(
    <Link href="/de" hrefLang="de-DE">
      Deutschland
    </Link>,
  );

  const link = screen.getByRole('link', { name: 'Deutschland' });
  expect(link).toHaveAttribute('hreflang', 'de-DE');
  expect(link).toHaveAttribute('lang', 'de-DE');
});

test('A current Link has aria-current', () => {
  render(
    <Link href="/en" current>
      Home
    </Link>,
  );

  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
});
