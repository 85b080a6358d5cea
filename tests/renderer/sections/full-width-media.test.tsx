import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as media from '../../../stories/renderer/fixtures/full-width-media.ts';
import { show } from './shown.tsx';

// jsdom neither plays films nor knows what is in view: this is a browser that does as it is told.
let scrollTo: (...shares: number[]) => void = () => {};
let calm = false;

beforeEach(() => {
  calm = false;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(seen: (entries: { intersectionRatio: number }[]) => void) {
        scrollTo = (...shares) => act(() => seen(shares.map((intersectionRatio) => ({ intersectionRatio }))));
      }
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: calm }));
  const paused = new WeakMap<HTMLMediaElement, boolean>();
  vi.spyOn(HTMLMediaElement.prototype, 'paused', 'get').mockImplementation(function get(
    this: HTMLMediaElement,
  ) {
    return paused.get(this) ?? true;
  });
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function play(
    this: HTMLMediaElement,
  ) {
    paused.set(this, false);
    this.dispatchEvent(new Event('play'));
  });
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function pause(this: HTMLMediaElement) {
    paused.set(this, true);
    this.dispatchEvent(new Event('pause'));
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const button = (name: string) => screen.findByRole('button', { name });

test('a picture has its caption and no controls', () => {
  show(media.typical);

  expect(screen.getByRole('img', { name: /terras in de schemering/ })).toBeInTheDocument();
  expect(screen.getByText(/Kwart over vijf/)).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('a film plays while it is in view and rests when it is not', async () => {
  show(media.film);
  await button('Afspelen');

  scrollTo(1);
  await button('Pauzeren');
  scrollTo(0);
  await button('Afspelen');
});

test('a film that has begun plays on while any of it is in view, and waits at the edge before it has', async () => {
  show(media.film);
  await button('Afspelen');

  scrollTo(0.2);
  expect(await button('Afspelen')).toBeVisible();
  scrollTo(0.4);
  await button('Pauzeren');
  scrollTo(0.2);
  expect(await button('Pauzeren')).toBeVisible();
});

test('of several crossings at once the last counts', async () => {
  show(media.film);
  await button('Afspelen');

  scrollTo(0, 1);
  await button('Pauzeren');
  scrollTo(1, 0);
  await button('Afspelen');
});

test('a film that was paused stays paused', async () => {
  const visitor = userEvent.setup();
  show(media.film);
  await button('Afspelen');

  scrollTo(1);
  await visitor.click(await button('Pauzeren'));
  scrollTo(0);
  scrollTo(1);
  expect(await button('Afspelen')).toBeVisible();
});

test('with reduced motion a film plays only when it is asked to', async () => {
  calm = true;
  const visitor = userEvent.setup();
  show(media.film);
  await button('Afspelen');

  scrollTo(1);
  expect(screen.queryByRole('button', { name: 'Pauzeren' })).not.toBeInTheDocument();
  await visitor.click(await button('Afspelen'));
  expect(await button('Pauzeren')).toBeVisible();
});

test('a film that cannot play stands still and can be asked again', async () => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValue(new DOMException('', 'NotSupportedError'));
  show(media.film);
  await button('Afspelen');

  scrollTo(1);
  expect(await button('Afspelen')).toBeVisible();
});

test('until it plays its poster shows beneath it, and is described once', async () => {
  const { container } = show(media.film);
  await button('Afspelen');

  expect(container.querySelector('img')).toHaveAttribute('alt', '');
  expect(container.querySelector('video')).toHaveAccessibleName(/terras in de schemering/);
});

test('a film is described in its own words where it has them', async () => {
  const { container } = show({ ...media.film, video: { ...media.film.video, alt: 'De lampen gaan aan' } });
  await button('Afspelen');

  expect(container.querySelector('video')).toHaveAccessibleName('De lampen gaan aan');
});

test('a film without a picture is named by its caption', async () => {
  const { container } = show(media.filmAlone);
  await button('Afspelen');

  expect(container.querySelector('img')).toBeNull();
  expect(container.querySelector('video')).toHaveAccessibleName(/Kwart over vijf/);
});

test('captions come in the language of the page', async () => {
  const { container } = show(media.captioned);
  await button('Afspelen');

  const track = container.querySelector('track');
  expect(track).toHaveAttribute('kind', 'captions');
  expect(track).toHaveAttribute('srclang', 'nl-NL');
  expect(track).toHaveAttribute('src', '/assets/terrace/terrace.nl.vtt');
});

test.each([
  ['on another origin', 'https://cdn.example.test/film.vtt'],
  ['on another origin by a path', '//cdn.example.test/film.vtt'],
  ['of another kind', '/assets/terrace/film.srt'],
])('captions %s are none', async (_where, url) => {
  const { container } = show({ ...media.captioned, captions: { url } });
  await button('Afspelen');

  expect(container.querySelector('track')).toBeNull();
});

test('a file that is no film leaves the picture', () => {
  show({ ...media.film, video: { url: '/assets/terrace/terrace.pdf' } });

  expect(screen.getByRole('img', { name: /terras in de schemering/ })).toBeInTheDocument();
});

test('without a picture or a film there is nothing to show', () => {
  const { container } = show(media.nothing);

  expect(container.querySelector('figure')).toBeNull();
});
