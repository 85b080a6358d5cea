import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Button } from '#design-system/button';
import { Link } from '#design-system/link';

test('a button does its work on click, Enter and Space, and never submits unasked', async () => {
  const visitor = userEvent.setup();
  const submitted = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const clicked = vi.fn();
  render(
    <form onSubmit={submitted}>
      <Button onClick={clicked}>Leg in de mand</Button>
    </form>,
  );

  await visitor.click(screen.getByRole('button', { name: 'Leg in de mand' }));
  await visitor.keyboard('{Enter}');
  await visitor.keyboard(' ');

  expect(clicked).toHaveBeenCalledTimes(3);
  expect(submitted).not.toHaveBeenCalled();
});

test('a disabled button does nothing', async () => {
  const visitor = userEvent.setup();
  const clicked = vi.fn();
  render(
    <Button disabled onClick={clicked}>
      Uitverkocht
    </Button>,
  );

  await visitor.click(screen.getByRole('button', { name: 'Uitverkocht' }));

  expect(clicked).not.toHaveBeenCalled();
});

test('a button that leads somewhere is a link, named by its words alone', () => {
  render(
    <Button href="/nl/winkels" icon="arrow">
      Vind een winkel
    </Button>,
  );

  expect(screen.getByRole('link', { name: 'Vind een winkel' })).toHaveAttribute('href', '/nl/winkels');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('a link to a page in another language is read in that language', () => {
  render(
    <Link href="/de" hrefLang="de-DE">
      Deutschland
    </Link>,
  );

  const link = screen.getByRole('link', { name: 'Deutschland' });
  expect(link).toHaveAttribute('hreflang', 'de-DE');
  expect(link).toHaveAttribute('lang', 'de-DE');
});

test('the link to where the visitor is says so', () => {
  render(
    <Link href="/nl" current>
      Begin
    </Link>,
  );

  expect(screen.getByRole('link', { name: 'Begin' })).toHaveAttribute('aria-current', 'page');
});
