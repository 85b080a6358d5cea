import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Badge } from '#design-system/badge';
import { Breadcrumb } from '#design-system/breadcrumb';
import { Progress } from '#design-system/progress';
import { Skeleton } from '#design-system/skeleton';

test('a badge says in words what its colour says', () => {
  render(<Badge tone="danger">Nog twee</Badge>);

  expect(screen.getByText('Nog twee')).toBeVisible();
});

test('a breadcrumb leads back step by step, and its last step is this page', () => {
  render(
    <Breadcrumb
      label="Kruimelpad"
      crumbs={[
        { title: 'Begin', href: '/nl' },
        { title: 'Verhalen', href: '/nl/verhalen' },
        { title: 'Mos', href: '/nl/verhalen/mos' },
      ]}
    />,
  );

  const path = within(screen.getByRole('navigation', { name: 'Kruimelpad' }));
  expect(path.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/nl', '/nl/verhalen']);
  expect(path.getByText('Mos')).toHaveAttribute('aria-current', 'page');
});

test('a share is told in per cent, and stays within what is possible', () => {
  const { rerender } = render(<Progress label="Foto wordt verstuurd" value={0.624} valueLabel="62%" />);
  const bar = screen.getByRole('progressbar', { name: 'Foto wordt verstuurd' });
  expect(bar).toHaveAttribute('aria-valuenow', '62');
  expect(bar).toHaveAttribute('aria-valuetext', '62%');

  rerender(<Progress label="Foto wordt verstuurd" value={1.2} valueLabel="100%" />);
  expect(bar).toHaveAttribute('aria-valuenow', '100');
});

test('where nobody knows how long it takes, no number is told', () => {
  render(<Progress label="Lampen worden opgehaald" />);

  expect(screen.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
});

test('steps are told as steps', () => {
  render(<Progress label="Je bestelling" step={2} of={4} valueLabel="2 van 4" />);

  const bar = screen.getByRole('progressbar', { name: 'Je bestelling' });
  expect(bar).toHaveAttribute('aria-valuenow', '2');
  expect(bar).toHaveAttribute('aria-valuemax', '4');
  expect(bar).toHaveAttribute('aria-valuetext', '2 van 4');
});

test('while content is on its way its place is busy and says so; then the content is there and the words are gone', () => {
  const lamp = <p>Waker</p>;
  const { container, rerender } = render(
    <Skeleton busy label="Lamp wordt opgehaald" picture="4/5" lines={2}>
      {lamp}
    </Skeleton>,
  );
  expect(container.firstElementChild).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByText('Lamp wordt opgehaald')).toHaveAttribute('aria-live', 'polite');
  expect(screen.queryByText('Waker')).not.toBeInTheDocument();

  rerender(
    <Skeleton busy={false} label="Lamp wordt opgehaald" picture="4/5" lines={2}>
      {lamp}
    </Skeleton>,
  );
  expect(container.firstElementChild).toHaveAttribute('aria-busy', 'false');
  expect(screen.queryByText('Lamp wordt opgehaald')).not.toBeInTheDocument();
  expect(screen.getByText('Waker')).toBeVisible();
});
