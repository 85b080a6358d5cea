import { render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Accordion } from '#design-system/accordion';

const items = [
  { id: 'battery', title: 'How long does a battery last?', content: <p>Seven years.</p> },
  { id: 'rain', title: 'Can it stay in the rain?', content: <p>Yes.</p>, open: true },
];

function getDetails(container: HTMLElement) {
  return [...container.querySelectorAll('details')];
}

test('Accordion renders native details elements, which work without a script', () => {
  const { container } = render(
    <div dangerouslySetInnerHTML={{ __html: renderToStaticMarkup(<Accordion items={items} />) }} />,
  );

  expect(getDetails(container).map(({ open }) => open)).toEqual([false, true]);
  expect(screen.getByText('How long does a battery last?').closest('summary')).not.toBeNull();
});

test('Accordion items share a name for exclusive opening only if Accordion has a name', () => {
  const { container, rerender } = render(<Accordion items={items} name="questions" />);
  expect(getDetails(container).map((details) => details.getAttribute('name'))).toEqual([
    'questions',
    'questions',
  ]);

  rerender(<Accordion items={items} />);
  expect(getDetails(container).some((details) => details.hasAttribute('name'))).toBe(false);
});

test('Accordion titles are headings only if a level is set', () => {
  const { rerender } = render(<Accordion items={items} level={3} />);
  expect(screen.getByRole('heading', { level: 3, name: 'Can it stay in the rain?' })).toBeInTheDocument();

  rerender(<Accordion items={items} />);
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});
