import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Picture } from '#design-system/picture';
import { ThemedPicture } from '#design-system/themed-picture';

const terrace = { src: '/terrace.jpg', alt: 'Een terras', width: 1200, height: 752 };

test('a picture keeps its room before it arrives and waits until it comes near', () => {
  render(<Picture {...terrace} />);

  const image = screen.getByRole('img', { name: 'Een terras' });
  expect(image).toHaveAttribute('width', '1200');
  expect(image).toHaveAttribute('height', '752');
  expect(image).toHaveAttribute('loading', 'lazy');
});

test('the largest paint does not wait', () => {
  render(<Picture {...terrace} eager />);

  const image = screen.getByRole('img', { name: 'Een terras' });
  expect(image).toHaveAttribute('loading', 'eager');
  expect(image).toHaveAttribute('fetchpriority', 'high');
});

test('a cropped picture keeps its focus point in view', () => {
  render(<Picture {...terrace} ratio="4/5" focus={{ x: 64, y: 80 }} />);

  expect(screen.getByRole('img', { name: 'Een terras' }).style.getPropertyValue('--focus')).toBe('64% 80%');
});

test('until it comes its own colour stands in its place', () => {
  render(<Picture {...terrace} placeholderColor="#9e967c" />);

  expect(screen.getByRole('img', { name: 'Een terras' }).style.getPropertyValue('--shade')).toBe('#9e967c');
});

test('a themed picture has a colour for each hour', () => {
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

test('a themed picture asks for one hour only: the system’s, and lazily the other where the visitor overrides it', () => {
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
