import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Eyebrow } from '#design-system/eyebrow';
import { Icon } from '#design-system/icon';
import { Notice } from '#design-system/notice';
import { Prose } from '#design-system/prose';
import { SkipLink } from '#design-system/skip-link';
import { Text } from '#design-system/text';
import { VisuallyHidden } from '#design-system/visually-hidden';

test('SkipLink links to the content', () => {
  render(<SkipLink href="#main">Skip to content</SkipLink>);

  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#main');
});

test('A live VisuallyHidden is a polite and atomic live region', () => {
  render(<VisuallyHidden live>2 of 4</VisuallyHidden>);

  const liveRegion = screen.getByText('2 of 4');
  expect(liveRegion).toHaveAttribute('aria-live', 'polite');
  expect(liveRegion).toHaveAttribute('aria-atomic', 'true');
});

test('Icon is hidden from screen readers', () => {
  const { container } = render(<Icon name="sunset" />);

  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

test('Notice has a heading only if a level is set', () => {
  render(
    <>
      <Notice title="Skipped" level={2} />
      <Notice title="Sent" tone="success" />
    </>,
  );

  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Skipped']);
});

test('Prose renders its HTML unchanged', () => {
  const html = '<h2 id="care">Care</h2><ul><li lang="de">Lauwarmes Wasser &amp; Seife</li></ul>';
  const { container } = render(<Prose html={html} />);

  expect(container.firstElementChild?.innerHTML).toBe(html);
});

test('Text and Eyebrow are paragraphs', () => {
  render(
    <>
      <Eyebrow>Material</Eyebrow>
      <Text size="lead">Stoneware</Text>
    </>,
  );

  expect(screen.getAllByRole('paragraph').map(({ textContent }) => textContent)).toEqual([
    'Material',
    'Stoneware',
  ]);
});
