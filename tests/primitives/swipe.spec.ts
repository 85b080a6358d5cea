import type { Locator, Page } from '@playwright/test';
import { expect, test, viewports } from './user.ts';

test.use(viewports.touch);

type Swipe = {
  /** Positions of the touch, in CSS pixels from its start. */
  readonly path: readonly (readonly [x: number, y: number])[];
  /** Duration by the timestamps of the events. The test does not wait. */
  readonly durationMs: number;
};

/** Dispatches touch input to the browser, which scrolls unless a script prevents it. */
async function swipe(page: Page, on: Locator, { path, durationMs }: Swipe) {
  const box = await on.boundingBox();
  if (!box) throw new Error(`Expected ${on} to be visible.`);
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  const finger = await page.context().newCDPSession(page);
  const startTime = Date.now() / 1_000;
  await finger.send('Input.dispatchTouchEvent', {
    type: 'touchStart',
    touchPoints: [{ x, y }],
    timestamp: startTime,
  });
  for (const [index, [offsetX, offsetY]] of path.entries())
    await finger.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: [{ x: x + offsetX, y: y + offsetY }],
      timestamp: startTime + (durationMs / 1_000) * ((index + 1) / (path.length + 1)),
    });
  await finger.send('Input.dispatchTouchEvent', {
    type: 'touchEnd',
    touchPoints: [],
    timestamp: startTime + durationMs / 1_000,
  });
  await finger.detach();
}

const sheet = 'modal--bottom-sheet';
const drawer = 'drawer--at-the-end';

// The sheet is about 150 px high and the drawer about 340 px wide. The browser reports no movement below 15 px.
const closing = [
  [
    'A swipe down closes a sheet',
    sheet,
    {
      path: [
        [0, 20],
        [0, 60],
      ],
      durationMs: 900,
    },
  ],
  [
    'A swipe to the side closes a drawer',
    drawer,
    {
      path: [
        [20, 0],
        [90, 4],
      ],
      durationMs: 900,
    },
  ],
  [
    'A short quick swipe closes a drawer',
    drawer,
    {
      path: [
        [18, 0],
        [24, 0],
      ],
      durationMs: 200,
    },
  ],
] as const satisfies [string, string, Swipe][];

for (const [subject, story, movement] of closing)
  test(`${subject} and restores focus`, async ({ openStory }) => {
    const { page, press } = await openStory(story);
    const dialog = page.getByRole('dialog');
    await swipe(page, dialog.getByRole('heading'), movement);
    await expect(dialog).toHaveCount(0);

    const again = page.getByRole('button', { name: 'Open again' });
    await press(again);
    await expect(dialog).toBeVisible();
    await swipe(page, dialog.getByRole('heading'), movement);
    await expect(dialog).toHaveCount(0);
    await expect(again).toBeFocused();
  });

const staying = [
  [
    'A short slow swipe',
    sheet,
    {
      path: [
        [0, 7],
        [0, 9],
      ],
      durationMs: 900,
    },
  ],
  [
    'A swipe in the opposite direction',
    sheet,
    {
      path: [
        [0, -20],
        [0, -80],
      ],
      durationMs: 200,
    },
  ],
  [
    'A swipe that reverses',
    sheet,
    {
      path: [
        [0, 20],
        [0, 80],
        [0, 60],
      ],
      durationMs: 900,
    },
  ],
  [
    'A swipe along the other axis',
    sheet,
    {
      path: [
        [20, 0],
        [90, 0],
      ],
      durationMs: 200,
    },
  ],
  [
    'An inward swipe on a drawer',
    drawer,
    {
      path: [
        [-20, 0],
        [-90, 0],
      ],
      durationMs: 200,
    },
  ],
] as const satisfies [string, string, Swipe][];

for (const [subject, story, movement] of staying)
  test(`${subject} leaves the modal open and in place`, async ({ openStory }) => {
    const { page } = await openStory(story);
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    const before = await dialog.boundingBox();
    await swipe(page, dialog.getByRole('heading'), movement);
    await expect.poll(() => dialog.boundingBox()).toEqual(before);
    await expect(dialog).toHaveAttribute('data-state', 'open');
  });

test('A finger scrolls a scrollable sheet instead of closing it', async ({ openStory }) => {
  const { page } = await openStory('modal--long-sheet');
  const dialog = page.getByRole('dialog');
  const first = dialog.getByText('Step 1.');
  const top = async () => (await first.boundingBox())?.y;
  const before = await top();
  await swipe(page, first, {
    path: [
      [0, -20],
      [0, -60],
      [0, -120],
    ],
    durationMs: 400,
  });
  await expect.poll(top).toBeLessThan(before ?? 0);
  await expect(dialog).toHaveAttribute('data-state', 'open');
});
