import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Pagination } from '#design-system/pagination';
import { pageWindow } from '../../design-system/pagination/page-window.ts';
import { fc } from '../properties.ts';

const words = {
  label: 'Pagina’s',
  previous: 'Vorige',
  next: 'Volgende',
  page: (page: number) => `Pagina ${page}`,
};

function show(current: number, last: number) {
  render(<Pagination current={current} last={last} hrefOf={(page) => `?page=${page}`} texts={words} />);
}

const said = (current: number, last: number) =>
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
])('on page %i of %i the pages %s are named', (current, last, expected) => {
  expect(said(current, last)).toBe(expected);
});

test('whatever the page: first, last, current and neighbours are named in order, and a gap hides two or more', () => {
  const place = fc
    .integer({ min: 1, max: 500 })
    .chain((last) => fc.tuple(fc.integer({ min: 1, max: last }), fc.constant(last)));
  fc.assert(
    fc.property(place, ([current, last]) => {
      const steps = pageWindow(current, last);
      const pages = steps.flatMap((step) => ('page' in step ? [step.page] : []));
      const wanted = [1, current - 1, current, current + 1, last].filter((page) => page >= 1 && page <= last);
      expect(pages).toEqual(expect.arrayContaining(wanted));
      expect(pages).toEqual([...new Set(pages)].sort((a, b) => a - b));
      for (const [at, step] of steps.entries()) {
        const after = steps[at + 1];
        if ('page' in step || !after || !('page' in after)) continue;
        expect(after.page - step.gapAfter).toBeGreaterThan(2);
      }
      expect(steps.length).toBeLessThanOrEqual(7);
    }),
  );
});

test('the current page says so, and the way on and back stands beside the numbers', () => {
  show(2, 3);
  expect(screen.getByRole('navigation', { name: 'Pagina’s' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Pagina 2' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Pagina 3' })).not.toHaveAttribute('aria-current');
  expect(screen.getByRole('link', { name: 'Vorige' })).toHaveAttribute('href', '?page=1');
  expect(screen.getByRole('link', { name: 'Vorige' })).toHaveAttribute('rel', 'prev');
  expect(screen.getByRole('link', { name: 'Volgende' })).toHaveAttribute('href', '?page=3');
});

test('the first page has none before it, the last none after', () => {
  show(1, 2);
  expect(screen.queryByRole('link', { name: 'Vorige' })).toBeNull();
  show(2, 2);
  expect(screen.getAllByRole('link', { name: 'Volgende' })).toHaveLength(1);
});

test('one page alone needs no pagination', () => {
  show(1, 1);
  expect(screen.queryByRole('navigation')).toBeNull();
});
