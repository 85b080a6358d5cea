import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Eyebrow } from '#design-system/eyebrow';
import { Icon } from '#design-system/icon';
import { Notice } from '#design-system/notice';
import { Prose } from '#design-system/prose';
import { SkipLink } from '#design-system/skip-link';
import { Text } from '#design-system/text';
import { VisuallyHidden } from '#design-system/visually-hidden';

test('the skip link is the first stop of the keyboard and leads to the content', () => {
  render(<SkipLink href="#main">Naar de inhoud</SkipLink>);

  expect(screen.getByRole('link', { name: 'Naar de inhoud' })).toHaveAttribute('href', '#main');
});

test('what changes is announced politely and as a whole', () => {
  render(<VisuallyHidden live>2 van 4</VisuallyHidden>);

  const announced = screen.getByText('2 van 4');
  expect(announced).toHaveAttribute('aria-live', 'polite');
  expect(announced).toHaveAttribute('aria-atomic', 'true');
});

test('an icon says nothing of its own', () => {
  const { container } = render(<Icon name="sunset" />);

  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

test('a notice with a level stands in the outline, one without does not', () => {
  render(
    <>
      <Notice title="Weggelaten" level={2} />
      <Notice title="Verstuurd" tone="success" />
    </>,
  );

  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Weggelaten']);
});

test('running text is set as the editor wrote it', () => {
  render(<Prose html="<h2>Zorg</h2><ul><li>Lauw water</li></ul>" />);

  expect(screen.getByRole('heading', { level: 2, name: 'Zorg' })).toBeVisible();
  expect(screen.getByRole('listitem')).toHaveTextContent('Lauw water');
});

test('text and eyebrow are paragraphs, not headings', () => {
  render(
    <>
      <Eyebrow>Materiaal</Eyebrow>
      <Text size="lead">Steengoed</Text>
    </>,
  );

  expect(screen.getAllByRole('paragraph').map(({ textContent }) => textContent)).toEqual([
    'Materiaal',
    'Steengoed',
  ]);
});
