import type { Locator, Page } from '@playwright/test';
import { expect, test, windows } from './user.ts';

test.use(windows.touch);

type Swipe = {
  /** Where the finger goes, in CSS pixels from where it was put down, one after the other. */
  readonly through: readonly (readonly [x: number, y: number])[];
  /** How long it takes, by the events' own clock: nobody waits for it. */
  readonly milliseconds: number;
};

/** A finger on the glass, as the browser's input takes it: what is not followed scrolls. */
async function swipe(page: Page, on: Locator, { through, milliseconds }: Swipe) {
  const box = await on.boundingBox();
  if (!box) throw new Error(`Nothing to put a finger on: ${on}.`);
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  const finger = await page.context().newCDPSession(page);
  const began = Date.now() / 1_000;
  await finger.send('Input.dispatchTouchEvent', {
    type: 'touchStart',
    touchPoints: [{ x, y }],
    timestamp: began,
  });
  for (const [at, [across, down]] of through.entries())
    await finger.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: [{ x: x + across, y: y + down }],
      timestamp: began + (milliseconds / 1_000) * ((at + 1) / (through.length + 1)),
    });
  await finger.send('Input.dispatchTouchEvent', {
    type: 'touchEnd',
    touchPoints: [],
    timestamp: began + milliseconds / 1_000,
  });
  await finger.detach();
}

const sheet = 'modal--sheet-from-below';
const drawer = 'drawer--at-the-end';

// A sheet is some 150 px high, a drawer some 340 px wide; the browser reports no movement below 15 px.
const closing = [
  [
    'a sheet goes where it came from',
    sheet,
    {
      through: [
        [0, 20],
        [0, 60],
      ],
      milliseconds: 900,
    },
  ],
  [
    'a drawer goes aside',
    drawer,
    {
      through: [
        [20, 0],
        [90, 4],
      ],
      milliseconds: 900,
    },
  ],
  [
    'a short swipe is enough when it is quick',
    drawer,
    {
      through: [
        [18, 0],
        [24, 0],
      ],
      milliseconds: 200,
    },
  ],
] as const satisfies [string, string, Swipe][];

for (const [what, story, movement] of closing)
  test(`${what}, and the keyboard is where it was opened from`, async ({ visit }) => {
    const { page, press } = await visit(story);
    const dialog = page.getByRole('dialog');
    await swipe(page, dialog.getByRole('heading'), movement);
    await expect(dialog).toHaveCount(0);

    const again = page.getByRole('button', { name: 'Open opnieuw' });
    await press(again);
    await expect(dialog).toBeVisible();
    await swipe(page, dialog.getByRole('heading'), movement);
    await expect(dialog).toHaveCount(0);
    await expect(again).toBeFocused();
  });

const staying = [
  [
    'a short and slow swipe',
    sheet,
    {
      through: [
        [0, 7],
        [0, 9],
      ],
      milliseconds: 900,
    },
  ],
  [
    'a swipe against its direction',
    sheet,
    {
      through: [
        [0, -20],
        [0, -80],
      ],
      milliseconds: 200,
    },
  ],
  [
    'a swipe that turns back',
    sheet,
    {
      through: [
        [0, 20],
        [0, 80],
        [0, 60],
      ],
      milliseconds: 900,
    },
  ],
  [
    'a swipe across',
    sheet,
    {
      through: [
        [20, 0],
        [90, 0],
      ],
      milliseconds: 200,
    },
  ],
  [
    'a drawer swiped inwards',
    drawer,
    {
      through: [
        [-20, 0],
        [-90, 0],
      ],
      milliseconds: 200,
    },
  ],
] as const satisfies [string, string, Swipe][];

for (const [what, story, movement] of staying)
  test(`${what} leaves it open, where it stands`, async ({ visit }) => {
    const { page } = await visit(story);
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    const before = await dialog.boundingBox();
    await swipe(page, dialog.getByRole('heading'), movement);
    await expect.poll(() => dialog.boundingBox()).toEqual(before);
    await expect(dialog).toHaveAttribute('data-state', 'open');
  });

test('what can scroll is scrolled by a finger, not pulled away', async ({ visit }) => {
  const { page } = await visit('modal--long-sheet');
  const dialog = page.getByRole('dialog');
  const first = dialog.getByText('Stap 1.');
  const top = async () => (await first.boundingBox())?.y;
  const before = await top();
  await swipe(page, first, {
    through: [
      [0, -20],
      [0, -60],
      [0, -120],
    ],
    milliseconds: 400,
  });
  await expect.poll(top).toBeLessThan(before ?? 0);
  await expect(dialog).toHaveAttribute('data-state', 'open');
});
