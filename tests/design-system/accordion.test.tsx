import { render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Accordion } from '#design-system/accordion';

const items = [
  { id: 'accu', title: 'Hoe lang gaat een accu mee?', content: <p>Zeven jaar.</p> },
  { id: 'regen', title: 'Mag hij in de regen?', content: <p>Ja.</p>, open: true },
];

function detailsIn(container: HTMLElement) {
  return [...container.querySelectorAll('details')];
}

test('titles open what is below them without a script: the browser’s own disclosure', () => {
  const { container } = render(
    <div dangerouslySetInnerHTML={{ __html: renderToStaticMarkup(<Accordion items={items} />) }} />,
  );

  expect(detailsIn(container).map(({ open }) => open)).toEqual([false, true]);
  expect(screen.getByText('Hoe lang gaat een accu mee?').closest('summary')).not.toBeNull();
});

test('with a name they are one group, of which the browser keeps one open; without one they are not', () => {
  const { container, rerender } = render(<Accordion items={items} name="vragen" />);
  expect(detailsIn(container).map((details) => details.getAttribute('name'))).toEqual(['vragen', 'vragen']);

  rerender(<Accordion items={items} />);
  expect(detailsIn(container).some((details) => details.hasAttribute('name'))).toBe(false);
});

test('titles are headings where the outline needs them, and only there', () => {
  const { rerender } = render(<Accordion items={items} level={3} />);
  expect(screen.getByRole('heading', { level: 3, name: 'Mag hij in de regen?' })).toBeInTheDocument();

  rerender(<Accordion items={items} />);
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});
