import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import * as newSection from '../../../stories/renderer/fixtures/new-section.ts';
import { Typical } from '../../../stories/renderer/new-section.stories.tsx';
import { show } from './shown.tsx';

test('the picture can be enlarged, and made small again, by keyboard', async () => {
  const visitor = userEvent.setup();
  const { container } = show(newSection.typical);
  const button = await screen.findByRole('button', { name: 'Beeld vergroten', pressed: false });

  button.focus();
  await visitor.keyboard('{Enter}');
  expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(container.querySelector('[data-picture]')).toHaveAttribute('data-picture', 'large');

  await visitor.keyboard(' ');
  expect(button).toHaveAttribute('aria-pressed', 'false');
  expect(container.querySelector('[data-picture]')).toHaveAttribute('data-picture', 'there');
});

test('without a script there is no button that would do nothing', () => {
  expect(renderToString(<Typical />)).not.toContain('<button');
});

test('without a picture there is nothing to enlarge, and no script is brought along', async () => {
  const { container } = show(newSection.missingPicture, newSection.typical);

  expect(await screen.findAllByRole('button')).toHaveLength(1);
  expect(container.querySelectorAll('[data-island]')).toHaveLength(1);
});
