import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NO_CONSENT, storeConsent } from '#renderer/tracking/consent-state';
import * as media from '../../../stories/renderer/fixtures/full-width-media.ts';
import { isClickPrevented, MODIFIER_KEYS } from '../../is-click-prevented.ts';
import { show, showWith } from './render-json.tsx';

// jsdom has no video playback and no IntersectionObserver, so these stubs replace them.
let scrollTo: (...shares: number[]) => void = () => {};
let prefersReducedMotion = false;

beforeEach(() => {
  prefersReducedMotion = false;
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
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: prefersReducedMotion }));
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

test('FullWidthMedia renders a picture with its caption and without controls', () => {
  show(media.typical);

  expect(screen.getByRole('img', { name: /terras in de schemering/ })).toBeInTheDocument();
  expect(screen.getByText(/Kwart over vijf/)).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('FullWidthMedia plays a video only while it is visible', async () => {
  show(media.video);
  await button('Afspelen');

  scrollTo(1);
  await button('Pauzeren');
  scrollTo(0);
  await button('Afspelen');
});

test('FullWidthMedia starts a video once enough of it is visible, and continues while any part is', async () => {
  show(media.video);
  await button('Afspelen');

  scrollTo(0.2);
  expect(await button('Afspelen')).toBeVisible();
  scrollTo(0.4);
  await button('Pauzeren');
  scrollTo(0.2);
  expect(await button('Pauzeren')).toBeVisible();
});

test('FullWidthMedia pauses a video whose file fails, and its button loads the file again', async () => {
  const load = vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => {});
  const { container } = show(media.video);
  await button('Afspelen');
  scrollTo(1);
  await button('Pauzeren');

  vi.spyOn(HTMLMediaElement.prototype, 'networkState', 'get').mockReturnValue(
    HTMLMediaElement.NETWORK_NO_SOURCE,
  );
  act(() => container.querySelector('video source')?.dispatchEvent(new Event('error')));
  expect(await button('Afspelen')).toBeVisible();
  scrollTo(0, 1);
  expect(await button('Afspelen')).toBeVisible();
  expect(load).not.toHaveBeenCalled();

  await userEvent.click(await button('Afspelen'));
  await button('Pauzeren');
  expect(load).toHaveBeenCalledOnce();
});

test('FullWidthMedia keeps playing a video whose captions fail', async () => {
  const { container } = show(media.video);
  await button('Afspelen');
  scrollTo(1);
  await button('Pauzeren');

  act(() => container.querySelector('track')?.dispatchEvent(new Event('error')));
  expect(await button('Pauzeren')).toBeVisible();
});

test('FullWidthMedia uses the last of several intersection entries', async () => {
  show(media.video);
  await button('Afspelen');

  scrollTo(0, 1);
  await button('Pauzeren');
  scrollTo(1, 0);
  await button('Afspelen');
});

test('FullWidthMedia keeps a video paused after the visitor pauses it', async () => {
  const visitor = userEvent.setup();
  show(media.video);
  await button('Afspelen');

  scrollTo(1);
  await visitor.click(await button('Pauzeren'));
  scrollTo(0);
  scrollTo(1);
  expect(await button('Afspelen')).toBeVisible();
});

test('FullWidthMedia plays a video only on request with reduced motion', async () => {
  prefersReducedMotion = true;
  const visitor = userEvent.setup();
  show(media.video);
  await button('Afspelen');

  scrollTo(1);
  expect(screen.queryByRole('button', { name: 'Pauzeren' })).not.toBeInTheDocument();
  await visitor.click(await button('Afspelen'));
  expect(await button('Pauzeren')).toBeVisible();
});

test('FullWidthMedia offers the play button again if playback fails', async () => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValue(new DOMException('', 'NotSupportedError'));
  show(media.video);
  await button('Afspelen');

  scrollTo(1);
  expect(await button('Afspelen')).toBeVisible();
});

test('FullWidthMedia describes the poster and the video only once', async () => {
  const { container } = show(media.video);
  await button('Afspelen');

  expect(container.querySelector('img')).toHaveAttribute('alt', '');
  expect(container.querySelector('video')).toHaveAccessibleName(/terras in de schemering/);
});

test('FullWidthMedia labels a video by its own alternative text', async () => {
  const { container } = show({ ...media.video, video: { ...media.video.video, alt: 'De lampen gaan aan' } });
  await button('Afspelen');

  expect(container.querySelector('video')).toHaveAccessibleName('De lampen gaan aan');
});

test('FullWidthMedia labels a video without a picture by its caption', async () => {
  const { container } = show(media.videoWithoutPicture);
  await button('Afspelen');

  expect(container.querySelector('img')).toBeNull();
  expect(container.querySelector('video')).toHaveAccessibleName(/Kwart over vijf/);
});

test('FullWidthMedia renders captions in the page’s language', async () => {
  const { container } = show(media.captioned);
  await button('Afspelen');

  const track = container.querySelector('track');
  expect(track).toHaveAttribute('kind', 'captions');
  expect(track).toHaveAttribute('srclang', 'nl-NL');
  expect(track).toHaveAttribute('src', '/assets/terrace/evening.nl.vtt');
});

test.each([
  ['on another origin', 'https://cdn.example.test/film.vtt'],
  ['on another origin by a path', '//cdn.example.test/film.vtt'],
  ['of another kind', '/assets/terrace/film.srt'],
])('FullWidthMedia ignores captions %s', async (_name, url) => {
  const { container } = show({ ...media.captioned, captions: { url } });
  await button('Afspelen');

  expect(container.querySelector('track')).toBeNull();
});

test('FullWidthMedia renders the picture if the video file has another type', () => {
  show({ ...media.video, video: { url: '/assets/terrace/terrace.pdf' } });

  expect(screen.getByRole('img', { name: /terras in de schemering/ })).toBeInTheDocument();
});

test('FullWidthMedia renders nothing without a picture and a video', () => {
  const { container } = show(media.nothing);

  expect(container.querySelector('figure')).toBeNull();
});

test('FullWidthMedia shows a video of another origin only when the visitor asks for it', async () => {
  const { container } = show(media.externalVideo);
  const link = screen.getByRole('link', { name: 'Film van films.example.com tonen' });
  expect(link).toHaveAttribute('href', 'https://films.example.com/terrace.mp4');
  expect(screen.getByText(/maakt je browser daar verbinding mee/)).toBeVisible();
  expect(container.querySelector('video')).toBeNull();

  await userEvent.click(link);
  await button('Afspelen');
  expect(container.querySelector('video source')).toHaveAttribute(
    'src',
    'https://films.example.com/terrace.mp4',
  );
  expect(container.querySelector('video')?.closest('[tabindex]')).toHaveFocus();
});

test.each(MODIFIER_KEYS)(
  'The link to a video of another origin keeps its native behaviour with %s',
  async (key) => {
    const { container } = show(media.externalVideo);
    const link = screen.getByRole('link', { name: 'Film van films.example.com tonen' });
    await waitFor(() => expect(Object.keys(link).some((name) => name.startsWith('__reactProps'))).toBe(true));
    expect(isClickPrevented(link, key)).toBe(false);
    expect(container.querySelector('video')).toBeNull();
  },
);

test('The placeholder of a video of another origin links to the privacy page, because it asks for consent', () => {
  showWith({ privacyLink: { href: '/nl/privacy', label: 'Lees de privacyverklaring' } }, media.externalVideo);
  expect(screen.getByRole('link', { name: 'Lees de privacyverklaring' })).toHaveAttribute(
    'href',
    '/nl/privacy',
  );
});

test('The placeholder of a video has no link to the privacy page if the site has none, and the site’s own video never has one', () => {
  showWith({}, media.externalVideo);
  expect(screen.getAllByRole('link')).toHaveLength(1);
  showWith({ privacyLink: { href: '/nl/privacy', label: 'Privacy of a video' } }, media.video);
  expect(screen.queryByRole('link', { name: 'Privacy of a video' })).toBeNull();
});

test('FullWidthMedia shows a video of another origin while the visitor allows marketing', async () => {
  const { container } = show(media.externalVideo);
  act(() => storeConsent({ ...NO_CONSENT, statistics: true, preferences: true }));
  expect(container.querySelector('video')).toBeNull();
  act(() => storeConsent({ ...NO_CONSENT, marketing: true }));
  await button('Afspelen');
  act(() => storeConsent(NO_CONSENT));
  expect(container.querySelector('video')).toBeNull();
});
