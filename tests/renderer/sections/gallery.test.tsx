import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import * as gallery from '../../../stories/renderer/fixtures/gallery.ts';
import { show } from './shown.tsx';

// Compiled beforehand, so that no test waits for the compiler.
beforeAll(async () => {
  await import('../../../renderer/sections/gallery/gallery.tsx');
  await import('../../../renderer/sections/gallery/lightbox/lightbox.tsx');
});

// jsdom lays nothing out: this is a window of a telephone's size, and a page that does not scroll.
beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(390);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(800);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.dir = '';
});

const pictures = () => screen.getAllByRole('link', { hidden: true });
const button = (name: string) => screen.getByRole('button', { name });
const lightbox = () => screen.findByRole('dialog');
const shown = async () => within(await lightbox()).getByRole('img');

/** Shown, and hydrated when it comes back. */
async function showAwake(json: unknown) {
  show(json);
  const [first] = pictures();
  await waitFor(() =>
    expect(Object.keys(first ?? {}).some((key) => key.startsWith('__reactProps'))).toBe(true),
  );
  return userEvent.setup();
}

/** Shown, hydrated, and its first picture opened. */
async function showOpen(json: unknown = gallery.typical) {
  const visitor = await showAwake(json);
  await visitor.click(pictures()[0] ?? document.body);
  await lightbox();
  return visitor;
}

/** One finger from place to place on the picture that is shown. */
async function swipe(...places: readonly (readonly [x: number, y: number])[]) {
  const target = await shown();
  const finger = ([clientX, clientY]: readonly [number, number]) => ({
    pointerId: 1,
    pointerType: 'touch',
    isPrimary: true,
    clientX,
    clientY,
  });
  const [first = [0, 0]] = places;
  fireEvent.pointerDown(target, finger(first));
  for (const place of places) fireEvent.pointerMove(target, finger(place));
  fireEvent.pointerUp(target, finger(places.at(-1) ?? first));
}

test('without a script every picture is a link to its own file, no larger than it was made', () => {
  show(gallery.typical);

  expect(pictures()).toHaveLength(5);
  expect(
    screen.getByRole('link', { name: /Een lange muur met twee lampen.*Groter bekijken/ }),
  ).toHaveAttribute('href', '/_image/w_1080,f_jpeg/assets/wall/wall-lights-on-wide.jpg');
});

test('captions stand with their pictures, and pictures without one have none', () => {
  show(gallery.typical);

  const [dusk, upright] = screen.getAllByRole('figure');
  expect(dusk).toHaveTextContent('Kwart over vijf. Alle lampen op de laagste stand.');
  expect(upright?.querySelector('figcaption')).toBeNull();
});

test('a press on a picture shows it large, says which it is, and gives its caption', async () => {
  const visitor = await showAwake(gallery.typical);

  await visitor.click(screen.getByRole('link', { name: /Een lange muur/ }));

  const dialog = await lightbox();
  expect(dialog).toHaveAccessibleName('Een avond in november');
  expect(dialog).toHaveAccessibleDescription(
    '3 van 5: Een lange muur met twee lampen De muur doet de helft van het werk.',
  );
  expect(within(dialog).getByText('3 / 5')).toBeVisible();
  expect(await shown()).toHaveAccessibleName('Een lange muur met twee lampen');
  expect(button('Sluiten')).toHaveFocus();
});

test('a gallery without a heading opens under a name of its own', async () => {
  await showOpen(gallery.two);

  expect(await lightbox()).toHaveAccessibleName('Foto’s');
});

test('a press that asks for a tab or a download is left to the browser', async () => {
  await showAwake(gallery.typical);
  const [link = document.body] = pictures();

  for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey']) {
    let taken: boolean | undefined;
    document.addEventListener(
      'click',
      (event) => {
        taken = event.defaultPrevented;
        event.preventDefault();
      },
      { once: true },
    );
    fireEvent.click(link, { [key]: true });
    expect(taken).toBe(false);
  }
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('buttons go through the pictures and rest at both ends', async () => {
  const visitor = await showOpen();
  expect(button('Vorige')).toHaveAttribute('aria-disabled', 'true');

  await visitor.click(button('Volgende'));
  expect(await shown()).toHaveAccessibleName('Een lantaarn op het terras, daarachter een bank');
  expect(button('Vorige')).toHaveAttribute('aria-disabled', 'false');

  await visitor.keyboard('{End}');
  expect(screen.getByText('5 / 5')).toBeVisible();
  await visitor.click(button('Volgende'));
  expect(screen.getByText('5 / 5')).toBeVisible();
});

test('arrow keys, Home and End go through the pictures wherever the focus is', async () => {
  const visitor = await showOpen();

  await visitor.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByText('3 / 5')).toBeVisible();
  await visitor.tab();
  await visitor.keyboard('{ArrowLeft}');
  expect(screen.getByText('2 / 5')).toBeVisible();
  await visitor.keyboard('{End}');
  expect(screen.getByText('5 / 5')).toBeVisible();
  await visitor.keyboard('{Home}{ArrowLeft}');
  expect(screen.getByText('1 / 5')).toBeVisible();
});

test('Alt with an arrow is the browser’s way back, not ours', async () => {
  const visitor = await showOpen();

  await visitor.keyboard('{Alt>}{ArrowRight}{/Alt}');
  expect(screen.getByText('1 / 5')).toBeVisible();
});

test('where one reads from right to left, arrows and swipes are mirrored', async () => {
  document.dir = 'rtl';
  const visitor = await showOpen();

  await visitor.keyboard('{ArrowLeft}');
  expect(screen.getByText('2 / 5')).toBeVisible();
  await visitor.keyboard('{ArrowRight}');
  expect(screen.getByText('1 / 5')).toBeVisible();
  await swipe([100, 400], [130, 400], [200, 400]);
  expect(screen.getByText('2 / 5')).toBeVisible();
});

test.each(['Escape', 'its button', 'a press beside the picture', 'the system’s way back'])(
  '%s closes it, and the focus is on the picture that was shown last',
  async (way) => {
    const watchers: EventTarget[] = [];
    vi.stubGlobal(
      'CloseWatcher',
      class extends EventTarget {
        constructor() {
          super();
          watchers.push(this);
        }
        destroy() {}
      },
    );
    const visitor = await showOpen();
    await visitor.keyboard('{ArrowRight}{ArrowRight}');

    if (way === 'Escape') await visitor.keyboard('{Escape}');
    if (way === 'its button') await visitor.click(button('Sluiten'));
    if (way === 'a press beside the picture') {
      await visitor.click((await shown()).closest('[role=presentation]') ?? document.body);
    }
    if (way === 'the system’s way back') {
      act(() => watchers.forEach((watcher) => watcher.dispatchEvent(new Event('close'))));
    }

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('link', { name: /Een lange muur/ })).toHaveFocus());
  },
);

test('a press on the picture itself does not close it', async () => {
  const visitor = await showOpen();

  await visitor.click(await shown());
  expect(await lightbox()).toBeVisible();
});

test('a finger pulls the next picture in from the right and the one before from the left', async () => {
  await showOpen();

  await swipe([300, 400], [280, 402], [180, 405]);
  expect(screen.getByText('2 / 5')).toBeVisible();
  await swipe([100, 400], [120, 402], [250, 405]);
  expect(screen.getByText('1 / 5')).toBeVisible();
});

test('a flick so quick that it is one single move goes the way it went', async () => {
  await showOpen();

  await swipe([300, 400], [270, 400]);
  expect(screen.getByText('2 / 5')).toBeVisible();
});

test('a finger that comes back has changed its mind, across and down', async () => {
  await showOpen();

  await swipe([300, 400], [280, 400], [100, 400], [160, 400]);
  expect(screen.getByText('1 / 5')).toBeVisible();
  await swipe([200, 200], [200, 220], [200, 600], [200, 500]);
  expect(await lightbox()).toBeVisible();
});

test('beyond the first and the last picture a finger pulls at nothing', async () => {
  await showOpen();

  await swipe([100, 400], [120, 400], [300, 400]);
  expect(screen.getByText('1 / 5')).toBeVisible();
});

test('a finger pulls the picture down to close it, and up to no avail', async () => {
  await showOpen();

  await swipe([200, 500], [200, 480], [200, 200]);
  expect(await lightbox()).toBeVisible();
  await swipe([200, 200], [201, 220], [205, 420]);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('two fingers are the browser’s, to look closer with', async () => {
  await showOpen();
  const target = await shown();
  const finger = (pointerId: number, clientX: number) => ({
    pointerId,
    pointerType: 'touch',
    isPrimary: pointerId === 1,
    clientX,
    clientY: 400,
  });

  fireEvent.pointerDown(target, finger(1, 200));
  fireEvent.pointerMove(target, finger(1, 180));
  fireEvent.pointerDown(target, finger(2, 220));
  for (const pointer of [1, 2]) fireEvent.pointerMove(target, finger(pointer, 40));
  for (const pointer of [1, 2]) fireEvent.pointerUp(target, finger(pointer, 40));
  expect(screen.getByText('1 / 5')).toBeVisible();
});

test('one picture opens alone, without ways to others', async () => {
  await showOpen(gallery.one);

  expect(within(await lightbox()).getAllByRole('button')).toHaveLength(1);
});

test('pictures that have gone are left out, and the others stay', () => {
  show(gallery.missingPictures);

  expect(pictures()).toHaveLength(4);
});

test('a picture without a description is named by its caption', async () => {
  show(gallery.missingPictures);

  expect(screen.getByRole('link', { name: 'Het messing mag verkleuren. Groter bekijken' })).toBeVisible();
});

test('the page’s first section has its first picture loaded at once, and only that', () => {
  show(gallery.typical);

  const loading = screen.getAllByRole('img').map((image) => image.getAttribute('loading'));
  expect(loading).toEqual(['eager', 'lazy', 'lazy', 'lazy', 'lazy']);
});
