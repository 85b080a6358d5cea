import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Picture } from '#design-system/picture';
import { ThemedPicture } from '#design-system/themed-picture';

const terrace = { src: '/terrace.jpg', alt: 'A terrace', width: 1200, height: 752 };

test('Picture reserves its space and loads lazily', () => {
  render(<Picture {...terrace} />);

  const image = screen.getByRole('img', { name: 'A terrace' });
  expect(image).toHaveAttribute('width', '1200');
  expect(image).toHaveAttribute('height', '752');
  expect(image).toHaveAttribute('loading', 'lazy');
});

test('An eager Picture loads with high priority', () => {
  render(<Picture {...terrace} eager />);

  const image = screen.getByRole('img', { name: 'A terrace' });
  expect(image).toHaveAttribute('loading', 'eager');
  expect(image).toHaveAttribute('fetchpriority', 'high');
});

test('A cropped Picture keeps its focal point visible', () => {
  render(<Picture {...terrace} ratio="4/5" focus={{ x: 64, y: 80 }} />);

  expect(screen.getByRole('img', { name: 'A terrace' }).style.getPropertyValue('--focus')).toBe('64% 80%');
});

test('Picture has a placeholder colour', () => {
  render(<Picture {...terrace} placeholderColor="#9e967c" />);

  expect(screen.getByRole('img', { name: 'A terrace' }).style.getPropertyValue('--shade')).toBe('#9e967c');
});

test('ThemedPicture has a placeholder colour per theme', () => {
  const { container } = render(
    <ThemedPicture
      {...terrace}
      day={{ src: '/day.jpg', sources: [], placeholderColor: '#9e967c' }}
      dusk={{ src: '/dusk.jpg', sources: [], placeholderColor: '#5e5759' }}
    />,
  );

  const shades = [...container.querySelectorAll('span')].map(({ style }) => [
    style.getPropertyValue('--shade-day'),
    style.getPropertyValue('--shade-dusk'),
  ]);
  expect(shades).toEqual([
    ['#9e967c', '#5e5759'],
    ['#9e967c', '#5e5759'],
  ]);
});

test('ThemedPicture loads the image of the system theme and lazily the image of the other theme', () => {
  const { container } = render(
    <ThemedPicture
      {...terrace}
      eager
      day={{ src: '/day.jpg', sources: [{ type: 'image/avif', srcSet: '/day.avif' }] }}
      dusk={{ src: '/dusk.jpg', sources: [{ type: 'image/avif', srcSet: '/dusk.avif' }] }}
    />,
  );

  const [system, other] = [...container.querySelectorAll('picture')].map((picture) => ({
    dusk: [...picture.querySelectorAll('source')].filter((source) => source.srcset.startsWith('/dusk')),
    image: picture.querySelector('img'),
  }));
  expect(system?.dusk.map(({ media }) => media)).toEqual(Array(2).fill('(prefers-color-scheme: dark)'));
  expect(system?.image).toHaveAttribute('loading', 'eager');
  expect(other?.dusk.map(({ media }) => media)).toEqual(Array(2).fill('(prefers-color-scheme: light)'));
  expect(other?.image).toHaveAttribute('loading', 'lazy');
});
