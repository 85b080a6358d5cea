import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Badge } from '#design-system/badge';
import { Breadcrumb } from '#design-system/breadcrumb';
import { Progress } from '#design-system/progress';
import { Skeleton } from '#design-system/skeleton';

test('Badge has a visible text in addition to its colour', () => {
  render(<Badge tone="danger">Two left</Badge>);

  expect(screen.getByText('Two left')).toBeVisible();
});

test('Breadcrumb links all ancestor pages and marks the last entry as the current page', () => {
  render(
    <Breadcrumb
      label="Breadcrumb"
      crumbs={[
        { title: 'Home', href: '/en' },
        { title: 'Stories', href: '/en/stories' },
        { title: 'Moss', href: '/en/stories/moss' },
      ]}
    />,
  );

  const path = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(path.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/en', '/en/stories']);
  expect(path.getByText('Moss')).toHaveAttribute('aria-current', 'page');
});

test('Progress rounds its value to a whole percentage and limits it to 100', () => {
  const { rerender } = render(<Progress label="Uploading the photo" value={0.624} valueLabel="62%" />);
  const bar = screen.getByRole('progressbar', { name: 'Uploading the photo' });
  expect(bar).toHaveAttribute('aria-valuenow', '62');
  expect(bar).toHaveAttribute('aria-valuetext', '62%');

  rerender(<Progress label="Uploading the photo" value={1.2} valueLabel="100%" />);
  expect(bar).toHaveAttribute('aria-valuenow', '100');
});

test('Progress without a value is indeterminate', () => {
  render(<Progress label="Loading lamps" />);

  expect(screen.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
});

test('Progress with steps has the step as its value', () => {
  render(<Progress label="Your order" step={2} of={4} valueLabel="2 of 4" />);

  const bar = screen.getByRole('progressbar', { name: 'Your order' });
  expect(bar).toHaveAttribute('aria-valuenow', '2');
  expect(bar).toHaveAttribute('aria-valuemax', '4');
  expect(bar).toHaveAttribute('aria-valuetext', '2 of 4');
});

test('Skeleton announces its label outside the busy element until the content is rendered', () => {
  const lamp = <p>Lantern</p>;
  const { container, rerender } = render(
    <Skeleton busy label="Loading the lamp" picture="4/5" lines={2}>
      {lamp}
    </Skeleton>,
  );
  const content = container.querySelector('[aria-busy]');
  expect(content).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByText('Loading the lamp')).toHaveAttribute('aria-live', 'polite');
  expect(content).not.toContainElement(screen.getByText('Loading the lamp'));
  expect(screen.queryByText('Lantern')).not.toBeInTheDocument();

  rerender(
    <Skeleton busy={false} label="Loading the lamp" picture="4/5" lines={2}>
      {lamp}
    </Skeleton>,
  );
  expect(content).toHaveAttribute('aria-busy', 'false');
  expect(screen.queryByText('Loading the lamp')).not.toBeInTheDocument();
  expect(screen.getByText('Lantern')).toBeVisible();
});
