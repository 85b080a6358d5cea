import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Video } from '#design-system/video';

const film = {
  src: '/assets/terrace/evening.mp4',
  type: 'video/mp4',
  label: 'De lampen gaan aan',
  playLabel: 'Afspelen',
  pauseLabel: 'Pauzeren',
};

/** What a browser without scripts gets. */
function served(element: Parameters<typeof renderToStaticMarkup>[0]) {
  const page = document.createElement('main');
  page.innerHTML = renderToStaticMarkup(element);
  return { page, video: page.querySelector('video') };
}

// How it plays, rests and is paused is asked of the section that shows films: tests/renderer/sections/full-width-media.test.tsx.
test('without a script a film has the browser’s controls, costs nothing, and says what it shows', () => {
  const { page, video } = served(<Video {...film} />);

  expect(video).toHaveAttribute('controls');
  expect(video).toHaveAttribute('preload', 'none');
  expect(video).not.toHaveAttribute('poster');
  expect(video).toHaveAccessibleName('De lampen gaan aan');
  expect(page.querySelector('button')).toBeNull();
});

test('its poster lies beneath it, and its captions say in which language they are', () => {
  const captions = { src: '/assets/terrace/evening.nl.vtt', language: 'nl-NL' };
  const { page, video } = served(
    <Video {...film} poster={<img src="/terras.jpg" alt="" />} captions={captions} />,
  );

  expect(page.querySelector('img + video')).toBe(video);
  expect(page.querySelector('track')).toHaveAttribute('srclang', 'nl-NL');
});
