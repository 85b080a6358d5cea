import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Pagination } from '#design-system/pagination';
import { pageWindow } from '../../design-system/pagination/page-window.ts';
import { fc } from '../properties.ts';

const texts = {
  label: 'Pages',
  previous: 'Previous',
  next: 'Next',
  page: (page: number) => `Page ${page}`,
};

function renderPagination(current: number, last: number) {
  const hrefOf = (page: number) => `?page=${page}`;
  render(<Pagination current={current} last={last} locale="de" hrefOf={hrefOf} texts={texts} />);
}

const formatWindow = (current: number, last: number) =>
  pageWindow(current, last)
    .map((step) => ('page' in step ? step.page : '…'))
    .join(' ');

test.each([
  [1, 1, '1'],
  [1, 2, '1 2'],
  [2, 3, '1 2 3'],
  [1, 5, '1 2 … 5'],
  [3, 5, '1 2 3 4 5'],
  [4, 6, '1 2 3 4 5 6'],
  [4, 9, '1 2 3 4 5 … 9'],
  [5, 9, '1 … 4 5 6 … 9'],
  [9, 9, '1 … 8 9'],
])('Pagination on page %i of %i shows %s', (current, last, expected) => {
  expect(formatWindow(current, last)).toBe(expected);
});

test('Pagination shows the first, last, current and neighbouring pages in order, and a gap hides at least two', () => {
  const positions = fc
    .integer({ min: 1, max: 500 })
    .chain((last) => fc.tuple(fc.integer({ min: 1, max: last }), fc.constant(last)));
  fc.assert(
    fc.property(positions, ([current, last]) => {
      const steps = pageWindow(current, last);
      const pages = steps.flatMap((step) => ('page' in step ? [step.page] : []));
      const required = [1, current - 1, current, current + 1, last].filter(
        (page) => page >= 1 && page <= last,
      );
      expect(pages).toEqual(expect.arrayContaining(required));
      expect(pages).toEqual([...new Set(pages)].sort((a, b) => a - b));
      for (const [index, step] of steps.entries()) {
        const after = steps[index + 1];
        if ('page' in step || !after || !('page' in after)) continue;
        expect(after.page - step.gapAfter).toBeGreaterThan(2);
      }
      expect(steps.length).toBeLessThanOrEqual(7);
    }),
  );
});

test('Pagination marks the current page and links the previous and the next page', () => {
  renderPagination(2, 3);
  expect(screen.getByRole('navigation', { name: 'Pages' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Page 3' })).not.toHaveAttribute('aria-current');
  expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '?page=1');
  expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute('rel', 'prev');
  expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '?page=3');
});

test('Pagination shows page numbers in the format of the locale', () => {
  renderPagination(1, 1_234);
  expect(screen.getByRole('link', { name: 'Page 1234' })).toHaveTextContent('1.234');
});

test('Pagination has no previous link on the first page and no next link on the last page', () => {
  renderPagination(1, 2);
  expect(screen.queryByRole('link', { name: 'Previous' })).toBeNull();
  renderPagination(2, 2);
  expect(screen.getAllByRole('link', { name: 'Next' })).toHaveLength(1);
});

test('Pagination renders nothing for a single page', () => {
  renderPagination(1, 1);
  expect(screen.queryByRole('navigation')).toBeNull();
});
