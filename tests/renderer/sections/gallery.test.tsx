import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { useModalStack } from '#design-system/modal-stack';
import * as gallery from '../../../stories/renderer/fixtures/gallery.ts';
import { isClickPrevented, MODIFIER_KEYS } from '../../is-click-prevented.ts';
import { show } from './render-json.tsx';

// Imports both modules first, so that no test waits for their compilation.
beforeAll(async () => {
  await import('../../../renderer/sections/gallery/gallery.tsx');
  await import('../../../design-system/lightbox/lightbox-dialog.tsx');
});

// jsdom has no layout. This simulates the window of a phone and a page that does not scroll.
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
const currentPicture = async () => within(await lightbox()).getByRole('img');

/** Renders a gallery and waits until it is hydrated. */
async function renderHydrated(json: unknown) {
  show(json);
  const [first] = pictures();
  await waitFor(() =>
    expect(Object.keys(first ?? {}).some((key) => key.startsWith('__reactProps'))).toBe(true),
  );
  return userEvent.setup();
}

/** Renders a gallery and opens its first picture. */
async function renderOpen(json: unknown = gallery.typical) {
  const user = await renderHydrated(json);
  await user.click(pictures()[0] ?? document.body);
  await lightbox();
  return user;
}

/** Swipes the current picture with one finger through positions in CSS pixels. */
async function swipe(...path: readonly (readonly [x: number, y: number])[]) {
  const target = await currentPicture();
  const finger = ([clientX, clientY]: readonly [number, number]) => ({
    pointerId: 1,
    pointerType: 'touch',
    isPrimary: true,
    buttons: 1,
    clientX,
    clientY,
  });
  const [first = [0, 0]] = path;
  fireEvent.pointerDown(target, finger(first));
  for (const position of path) fireEvent.pointerMove(target, finger(position));
  fireEvent.pointerUp(target, finger(path.at(-1) ?? first));
}

test('Gallery links each picture to its file, no larger than its original, before hydration', () => {
  show(gallery.typical);

  expect(pictures()).toHaveLength(5);
  expect(
    screen.getByRole('link', { name: /Een lange muur met twee lampen.*Groter bekijken/ }),
  ).toHaveAttribute('href', '/_image/w_1080,f_jpeg/assets/wall/wall-lights-on-wide.jpg');
});

test('Gallery renders a caption only for a picture that has one', () => {
  show(gallery.typical);

  const [dusk, portrait] = screen.getAllByRole('figure');
  expect(dusk).toHaveTextContent('Kwart over vijf. Alle lampen op de laagste stand.');
  expect(portrait?.querySelector('figcaption')).toBeNull();
});

test('A press on a picture opens the lightbox with its position and caption', async () => {
  const user = await renderHydrated(gallery.typical);

  await user.click(screen.getByRole('link', { name: /Een lange muur/ }));

  const dialog = await lightbox();
  expect(dialog).toHaveAccessibleName('Een avond in november');
  expect(dialog).toHaveAccessibleDescription(
    '3 van 5: Een lange muur met twee lampen De muur doet de helft van het werk.',
  );
  expect(within(dialog).getByText('3 / 5')).toBeVisible();
  expect(await currentPicture()).toHaveAccessibleName('Een lange muur met twee lampen');
  expect(button('Sluiten')).toHaveFocus();
});

test('The lightbox of a gallery without a heading has a default name', async () => {
  await renderOpen(gallery.two);

  expect(await lightbox()).toHaveAccessibleName('Foto’s');
});

test('A press with a modifier key keeps its native behaviour', async () => {
  await renderHydrated(gallery.typical);
  const [link = document.body] = pictures();

  for (const key of MODIFIER_KEYS) {
    expect(isClickPrevented(link, key)).toBe(false);
  }
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('The buttons of the lightbox step through the pictures and stop at both ends', async () => {
  const user = await renderOpen();
  expect(button('Vorige')).toHaveAttribute('aria-disabled', 'true');

  await user.click(button('Volgende'));
  expect(await currentPicture()).toHaveAccessibleName('Een lantaarn op het terras, daarachter een bank');
  expect(button('Vorige')).toHaveAttribute('aria-disabled', 'false');

  await user.keyboard('{End}');
  expect(screen.getByText('5 / 5')).toBeVisible();
  await user.click(button('Volgende'));
  expect(screen.getByText('5 / 5')).toBeVisible();
});

test('Arrow keys, Home and End step through the pictures wherever the focus is', async () => {
  const user = await renderOpen();

  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByText('3 / 5')).toBeVisible();
  await user.tab();
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByText('2 / 5')).toBeVisible();
  await user.keyboard('{End}');
  expect(screen.getByText('5 / 5')).toBeVisible();
  await user.keyboard('{Home}{ArrowLeft}');
  expect(screen.getByText('1 / 5')).toBeVisible();
});

test('The lightbox ignores arrow keys with Alt, which navigate the browser history', async () => {
  const user = await renderOpen();

  await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
  expect(screen.getByText('1 / 5')).toBeVisible();
});

test('Arrow keys and swipes are mirrored in right-to-left text', async () => {
  document.dir = 'rtl';
  const user = await renderOpen();

  await user.keyboard('{ArrowLeft}');
  expect(screen.getByText('2 / 5')).toBeVisible();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByText('1 / 5')).toBeVisible();
  await swipe([100, 400], [130, 400], [200, 400]);
  expect(screen.getByText('2 / 5')).toBeVisible();
});

test.each(['Escape', 'The close button', 'A press beside the picture', 'A close request'])(
  '%s closes the lightbox and focuses the link of the last picture',
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
    const user = await renderOpen();
    await user.keyboard('{ArrowRight}{ArrowRight}');

    if (way === 'Escape') await user.keyboard('{Escape}');
    if (way === 'The close button') await user.click(button('Sluiten'));
    if (way === 'A press beside the picture') {
      await user.click((await currentPicture()).closest('[role=presentation]') ?? document.body);
    }
    if (way === 'A close request') {
      act(() => watchers.forEach((watcher) => watcher.dispatchEvent(new Event('close'))));
    }

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('link', { name: /Een lange muur/ })).toHaveFocus());
  },
);

test('A press on the picture does not close the lightbox', async () => {
  const user = await renderOpen();

  await user.click(await currentPicture());
  expect(await lightbox()).toBeVisible();
});

test('A swipe to the left shows the next picture, and a swipe to the right the previous one', async () => {
  await renderOpen();

  await swipe([300, 400], [280, 402], [180, 405]);
  expect(screen.getByText('2 / 5')).toBeVisible();
  await swipe([100, 400], [120, 402], [250, 405]);
  expect(screen.getByText('1 / 5')).toBeVisible();
});

test('A swipe of a single movement shows the next picture', async () => {
  await renderOpen();

  await swipe([300, 400], [270, 400]);
  expect(screen.getByText('2 / 5')).toBeVisible();
});

test('A swipe that reverses changes nothing, sideways and down', async () => {
  await renderOpen();

  await swipe([300, 400], [280, 400], [100, 400], [160, 400]);
  expect(screen.getByText('1 / 5')).toBeVisible();
  await swipe([200, 200], [200, 220], [200, 600], [200, 500]);
  expect(await lightbox()).toBeVisible();
});

test('A swipe beyond the first picture shows no other picture', async () => {
  await renderOpen();

  await swipe([100, 400], [120, 400], [300, 400]);
  expect(screen.getByText('1 / 5')).toBeVisible();
});

test('A picture resists a drag towards a side without a picture', async () => {
  await renderOpen();
  const target = await currentPicture();
  const strip = target.closest('[data-position]')?.parentElement;
  const finger = { pointerId: 1, pointerType: 'touch', isPrimary: true, buttons: 1, clientY: 400 };

  fireEvent.pointerDown(target, { ...finger, clientX: 100 });
  fireEvent.pointerMove(target, { ...finger, clientX: 220 });
  expect(strip).toHaveStyle({ transform: 'translate(30px, 0px)' });
  fireEvent.pointerMove(target, { ...finger, clientX: -20 });
  expect(strip).toHaveStyle({ transform: 'translate(-120px, 0px)' });
});

test('A swipe down closes the lightbox, and a swipe up does not', async () => {
  await renderOpen();

  await swipe([200, 500], [200, 480], [200, 200]);
  expect(await lightbox()).toBeVisible();
  await swipe([200, 200], [201, 220], [205, 420]);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('A second finger cancels a swipe, so that the browser can zoom', async () => {
  await renderOpen();
  const target = await currentPicture();
  const finger = (pointerId: number, clientX: number) => ({
    pointerId,
    pointerType: 'touch',
    isPrimary: pointerId === 1,
    buttons: 1,
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

test('The lightbox of a single picture has buttons to close and zoom, and none to step', async () => {
  await renderOpen(gallery.one);

  const buttons = within(await lightbox()).getAllByRole('button');
  expect(buttons.map((element) => element.getAttribute('aria-label') ?? element.textContent)).toEqual([
    'Sluiten',
    'Uitzoomen',
    'Inzoomen',
  ]);
});

test('Gallery skips pictures without an asset', () => {
  show(gallery.missingPictures);

  expect(pictures()).toHaveLength(4);
});

test('The link of a picture without alternative text is named by its caption', async () => {
  show(gallery.missingPictures);

  expect(screen.getByRole('link', { name: 'Het messing mag verkleuren. Groter bekijken' })).toBeVisible();
});

test('Gallery loads only its first picture eagerly in the first section of a page', () => {
  show(gallery.typical);

  const loading = screen.getAllByRole('img').map((image) => image.getAttribute('loading'));
  expect(loading).toEqual(['eager', 'lazy', 'lazy', 'lazy', 'lazy']);
});

test('Lightbox takes its z-index from the modal stack', async () => {
  await renderOpen();
  expect(await lightbox()).toHaveStyle({ zIndex: '1001' });
});

test('Lightbox opens above a modal that is already open', async () => {
  const OpenModal = () => <p>{useModalStack(true)}</p>;
  render(<OpenModal />);
  await renderOpen();
  expect(await lightbox()).toHaveStyle({ zIndex: '1003' });
});

/** The zoom of the current picture, as its styles show it. */
const zoomOf = async () =>
  Number((await currentPicture()).closest('picture')?.style.getPropertyValue('--zoom'));

test('Keys, buttons and a wheel zoom the picture of a lightbox', async () => {
  const user = await renderOpen();
  await lightbox();
  await user.keyboard('+');
  expect(await zoomOf()).toBeCloseTo(1.6);
  await user.click(button('Inzoomen'));
  expect(await zoomOf()).toBeCloseTo(2.56);
  await user.keyboard('0');
  expect(await zoomOf()).toBe(1);

  const wheel = new WheelEvent('wheel', { deltaY: -100, bubbles: true, cancelable: true });
  fireEvent(await currentPicture(), wheel);
  expect(await zoomOf()).toBeGreaterThan(1);
  expect(wheel.defaultPrevented).toBe(true);
});

test('A slow pinch on a trackpad, which is many small wheel events, zooms the picture of a lightbox', async () => {
  const user = await renderOpen();
  const picture = await currentPicture();
  const pinch = (deltaY: number) => {
    for (let event = 0; event < 40; event += 1) fireEvent.wheel(picture, { deltaY });
  };
  pinch(-2);
  expect(await zoomOf()).toBeCloseTo(Math.exp(40 * 2 * 0.005));
  pinch(2);
  expect(await zoomOf()).toBe(1);
  // Events that would shrink the whole picture do not delay the next zoom.
  pinch(2);
  await user.keyboard('+');
  expect(await zoomOf()).toBeCloseTo(1.6);
});

test('Arrow keys move an enlarged picture and show no other one', async () => {
  const user = await renderOpen();
  await lightbox();
  const first = (await currentPicture()).getAttribute('src');
  await user.keyboard('+{ArrowRight}');
  expect((await currentPicture()).getAttribute('src')).toBe(first);
  await user.keyboard('0{ArrowRight}');
  expect((await currentPicture()).getAttribute('src')).not.toBe(first);
});

test('The next picture is not zoomed, and neither is the first one afterwards', async () => {
  const user = await renderOpen();
  await lightbox();
  const expectWhole = () =>
    expect(screen.getByRole('button', { name: 'Uitzoomen' })).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('+');
  await user.click(button('Volgende'));
  expectWhole();
  await user.click(button('Vorige'));
  expect(await zoomOf()).toBe(1);
  await user.keyboard('+{End}');
  expectWhole();
  await user.keyboard('{Home}');
  expectWhole();
});
