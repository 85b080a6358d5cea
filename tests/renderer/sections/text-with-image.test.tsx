import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as textWithImage from '../../../stories/renderer/fixtures/text-with-image.ts';
import { show } from './render-json.tsx';

test('TextWithImage renders a picture, text and a call to action', () => {
  show(textWithImage.typical);

  expect(screen.getByRole('img', { name: 'Een stoel met een oranje kussen naast een lamp' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Eerst het terras, dan pas de lamp' })).toBeVisible();
  expect(screen.getByText('Meestal minder dan je denkt.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Lees over ons werk' })).toHaveAttribute('href', '/nl/over-ons');
});

test.each([
  ['start', textWithImage.typical],
  ['end', textWithImage.atTheEnd],
])('TextWithImage places the picture at the %s', (side, json) => {
  const { container } = show(json);

  expect(container.querySelector('[data-side]')).toHaveAttribute('data-side', side);
});

test('TextWithImage renders its text without a picture', () => {
  show(textWithImage.withoutPicture);

  expect(screen.queryByRole('figure')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: /Eerst het terras/ })).toBeVisible();
});

test.each([
  ['auto', textWithImage.typical],
  ['landscape', textWithImage.landscape],
  ['square', textWithImage.squareAtTheEnd],
  ['portrait', textWithImage.portrait],
  ['auto', { ...textWithImage.typical, image_ratio: undefined }],
  ['auto', { ...textWithImage.typical, image_ratio: '21/9' }],
])('TextWithImage renders the picture with the aspect ratio %s', (ratio, json) => {
  const { container } = show(json);

  expect(container.querySelector('[data-ratio]')).toHaveAttribute('data-ratio', ratio);
});

test.each(['half', 'wide'])('TextWithImage without a picture places its text like half, not %s', (size) => {
  const { container } = show({ ...textWithImage.withoutPicture, image_size: size });

  expect(container.querySelector('[data-picture=missing]')).toHaveAttribute('data-size', 'half');
});
