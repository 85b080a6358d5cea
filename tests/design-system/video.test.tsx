import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Video } from '#design-system/video';

const film = {
  src: '/assets/terrace/evening.mp4',
  type: 'video/mp4',
  label: 'The lamps turn on',
  playLabel: 'Play',
  pauseLabel: 'Pause',
};

/** Renders the HTML that browsers without scripts show. */
function renderOnServer(element: Parameters<typeof renderToStaticMarkup>[0]) {
  const page = document.createElement('main');
  page.innerHTML = renderToStaticMarkup(element);
  return { page, video: page.querySelector('video') };
}

// tests/renderer/sections/full-width-media.test.tsx covers playing and pausing.
test('Video without a script has native controls, does not preload and has an accessible name', () => {
  const { page, video } = renderOnServer(<Video {...film} />);

  expect(video).toHaveAttribute('controls');
  expect(video).toHaveAttribute('preload', 'none');
  expect(video).not.toHaveAttribute('poster');
  expect(video).toHaveAccessibleName('The lamps turn on');
  expect(page.querySelector('button')).toBeNull();
});

test('Video renders its poster behind it and sets the language of its captions', () => {
  const captions = { src: '/assets/terrace/evening.nl.vtt', language: 'nl-NL' };
  const { page, video } = renderOnServer(
    <Video {...film} poster={<img src="/terrace.jpg" alt="" />} captions={captions} />,
  );

  expect(page.querySelector('img + video')).toBe(video);
  expect(page.querySelector('track')).toHaveAttribute('srclang', 'nl-NL');
});
