import sharp from 'sharp';
import { expect, test } from 'vitest';
import { renderSocialCard } from '../../../../site/media/images/social-card.ts';

const CENTRE = { x: 50, y: 50 } as const;
const CARD = { width: 1200, height: 630 };
const CORNERS = {
  'bottom left': { left: 56, top: 522 },
  'bottom right': { left: 880, top: 522 },
  'top left': { left: 56, top: 56 },
  'top right': { left: 880, top: 56 },
};
type Corner = keyof typeof CORNERS;
const cornerNames = Object.keys(CORNERS) as Corner[];

/** Creates a picture in one grey with black stripes in the detailed corners. */
async function picture(grey: number, detailed: readonly Corner[] = [], { width, height } = CARD) {
  const stripes = detailed.flatMap((corner) => {
    const { left, top } = CORNERS[corner];
    return Array.from(
      { length: 20 },
      (_, at) => `<rect x="${left - 30 + at * 17}" y="${top - 40}" width="8" height="140" fill="#000"/>`,
    );
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="rgb(${grey},${grey},${grey})"/>${stripes.join('')}</svg>`;
  return new Uint8Array(await sharp(Buffer.from(svg)).png().toBuffer());
}

async function greyRangeIn(card: Uint8Array, corner: Corner) {
  const area = await sharp(card)
    .extract({ ...CORNERS[corner], width: 264, height: 52 })
    .greyscale()
    .toBuffer();
  const { channels } = await sharp(area).stats();
  const { min = 0, max = 0, mean = 0 } = channels[0] ?? {};
  return { min, max, mean };
}

test.each([
  [[], 'bottom left'],
  [['bottom left'], 'bottom right'],
  [['bottom left', 'bottom right'], 'top left'],
  [['bottom left', 'bottom right', 'top left'], 'top right'],
] as const)('With detail in the corners %j, the logo of a social card is %s', async (detailed, expected) => {
  const card = await renderSocialCard(await picture(200, detailed), CENTRE);
  const uniform = cornerNames.filter((corner) => !detailed.some((one) => one === corner));
  const withLogo: Corner[] = [];
  for (const corner of uniform) {
    const { min, max } = await greyRangeIn(card, corner);
    if (max - min > 80) withLogo.push(corner);
  }
  expect(withLogo).toEqual([expected]);
});

test('The logo of a social card is dark on a light picture and light on a dark one', async () => {
  const onLight = await greyRangeIn(await renderSocialCard(await picture(220), CENTRE), 'bottom left');
  const onDark = await greyRangeIn(await renderSocialCard(await picture(30), CENTRE), 'bottom left');
  expect(onLight.mean - onLight.min).toBeGreaterThan(100);
  expect(onDark.max - onDark.mean).toBeGreaterThan(100);
});

test('A portrait picture is shown completely on a background in its own colour', async () => {
  const portrait = await picture(90, [], { width: 400, height: 600 });
  const card = await renderSocialCard(portrait, CENTRE);
  const { width, height } = await sharp(card).metadata();
  expect({ width, height }).toEqual(CARD);
  const { channels } = await sharp(
    await sharp(card).extract({ left: 760, top: 0, width: 440, height: 630 }).toBuffer(),
  ).stats();
  expect(channels[0]?.stdev).toBeLessThan(3);
  expect(Math.abs((channels[0]?.mean ?? 0) - 90)).toBeLessThan(4);
});

test('A small picture is enlarged to the size of the card', async () => {
  const { width, height } = await sharp(
    await renderSocialCard(await picture(120, [], { width: 320, height: 200 }), CENTRE),
  ).metadata();
  expect({ width, height }).toEqual(CARD);
});

test.each([
  [1, 1_000],
  [10, 5_000],
  [5_000, 10],
])('A picture of %i × %i px has a social card', async (width, height) => {
  const { data, info } = await sharp(
    await renderSocialCard(await picture(90, [], { width, height }), CENTRE),
  ).toBuffer({ resolveWithObject: true });
  expect({ width: info.width, height: info.height }).toEqual(CARD);
  expect(data.byteLength).toBeGreaterThan(1_000);
});

test('An extremely narrow picture is cropped around its focus point to a third of its height', async () => {
  const [width, height] = [30, 3_000];
  const top = await sharp({ create: { width, height: 300, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const narrow = await sharp({ create: { width, height, channels: 3, background: '#000' } })
    .composite([{ input: top, left: 0, top: 0 }])
    .png()
    .toBuffer();
  const meanAt = async (focus: Parameters<typeof renderSocialCard>[1]) => {
    const card = await renderSocialCard(new Uint8Array(narrow), focus);
    const area = await sharp(card).extract({ left: 990, top: 0, width: 210, height: 630 }).toBuffer();
    const { channels } = await sharp(area).stats();
    return Math.round(channels[0]?.mean ?? 0);
  };
  expect(await meanAt({ x: 50, y: 0 })).toBeGreaterThan(250);
  expect(await meanAt({ x: 50, y: 100 })).toBeLessThan(5);
});
