import sharp from 'sharp';
import { type BrandColours, brandColours, logoSvg } from '#site/media/brand';
import { MAX_PIXELS } from './rendition.ts';
import { SOCIAL_CARD, type CardFocus } from './social-card-url.ts';

/** Raised whenever cards are made otherwise: those that are kept are then made anew. */
export const CARD_VERSION = 1;

/** Below this a picture stands, and would lose too much of what it shows: it keeps its shape, beside the name. */
const NARROWEST = 1.2;
const MARGIN = 56;
const NAME = { width: 264, height: 52 };
/** Around the name, where nothing else should begin. */
const AIR = 24;
const LOW = SOCIAL_CARD.height - MARGIN - NAME.height;
const END = SOCIAL_CARD.width - MARGIN - NAME.width;
/** From which mean of its pixels, of 255, the corner under the name is day. */
const BRIGHT = 112;
const PANEL_NAME = { width: 420, height: 83 };

/**
 * A picture as a page is shared with it: 1200×630, cut around its focus, the brand's name set small in a corner, in the colours
 * of day or dusk as the picture is light or dark there. One that stands is shown whole on a ground of its own colour.
 */
export async function renderSocialCard(
  original: Uint8Array,
  focus: CardFocus,
): Promise<Uint8Array<ArrayBuffer>> {
  const { width, height } = await sizeOf(original);
  const card = width / height < NARROWEST ? await beside(original) : await across(original, focus);
  return new Uint8Array(await sharp(card).jpeg({ quality: 82, mozjpeg: true }).toBuffer());
}

async function across(original: Uint8Array, focus: CardFocus) {
  const { width, height } = await sizeOf(original);
  const scale = Math.max(SOCIAL_CARD.width / width, SOCIAL_CARD.height / height);
  const [wide, high] = [Math.ceil(width * scale), Math.ceil(height * scale)];
  const cut = await open(original)
    .resize(wide, high)
    .extract({
      left: offset(wide, SOCIAL_CARD.width, focus.x),
      top: offset(high, SOCIAL_CARD.height, focus.y),
      width: SOCIAL_CARD.width,
      height: SOCIAL_CARD.height,
    })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const corner = await calmestCorner(cut);
  return sharp(cut)
    .composite([{ input: Buffer.from(signature(corner)) }])
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** The name on a quiet ground, the picture whole at its end. */
async function beside(original: Uint8Array) {
  const picture = await open(original)
    .resize({ height: SOCIAL_CARD.height })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const { width = 0 } = await sharp(picture).metadata();
  const edge = await sharp(picture)
    .extract({ left: 0, top: 0, width: 8, height: SOCIAL_CARD.height })
    .toBuffer();
  const [r = 0, g = 0, b = 0] = (await sharp(edge).stats()).channels.map(({ mean }) => Math.round(mean));
  const room = SOCIAL_CARD.width - width;
  const isDay = r * 0.21 + g * 0.72 + b * 0.07 > BRIGHT;
  const left = (room - PANEL_NAME.width) / 2;
  const name = placed(isDay ? brandColours.day : brandColours.dusk, {
    ...PANEL_NAME,
    left,
    top: (SOCIAL_CARD.height - PANEL_NAME.height) / 2,
  });
  return sharp({ create: { ...SOCIAL_CARD, channels: 3, background: { r, g, b } } })
    .composite([{ input: picture, left: room, top: 0 }, { input: Buffer.from(sheet(name)) }])
    .png({ compressionLevel: 1 })
    .toBuffer();
}

type Corner = { readonly left: number; readonly top: number; readonly hour: BrandColours };

/** In the order in which they are taken when they are equally calm. */
const CORNERS = [
  { left: MARGIN, top: LOW },
  { left: END, top: LOW },
  { left: MARGIN, top: MARGIN },
  { left: END, top: MARGIN },
];
/** A corner must be this much calmer, in steps of grey, to be taken before one that comes first. */
const CALMER = 6;

/** Where in the picture the least happens, so that the name stands on no chair; and whether it is light or dark there. */
async function calmestCorner(card: Uint8Array): Promise<Corner> {
  const measured = await Promise.all(
    CORNERS.map(async ({ left, top }, order) => {
      const area = {
        left: left - AIR,
        top: top - AIR,
        width: NAME.width + 2 * AIR,
        height: NAME.height + 2 * AIR,
      };
      const { channels } = await sharp(await sharp(card).extract(area).greyscale().toBuffer()).stats();
      const { mean = 0, stdev = 0 } = channels[0] ?? {};
      return {
        left,
        top,
        hour: mean > BRIGHT ? brandColours.day : brandColours.dusk,
        unrest: stdev + order * CALMER,
      };
    }),
  );
  return measured.reduce((calmest, corner) => (corner.unrest < calmest.unrest ? corner : calmest));
}

/** The name over a breath of the hour's ground, so that it can be read on planks and leaves too. */
function signature({ left, top, hour }: Corner) {
  const [x, y] = [left + NAME.width / 2, top === LOW ? SOCIAL_CARD.height : 0];
  const shade = `<defs><radialGradient id="s" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1" gradientTransform="translate(${x} ${y}) scale(560 300)"><stop offset="0" stop-color="${hour.ground}" stop-opacity=".6"/><stop offset="1" stop-color="${hour.ground}" stop-opacity="0"/></radialGradient></defs><rect width="100%" height="100%" fill="url(#s)"/>`;
  return sheet(shade + placed(hour, { ...NAME, left, top }));
}

function placed(
  hour: BrandColours,
  { left, top, width, height }: { left: number; top: number; width: number; height: number },
) {
  return logoSvg(hour).replace('<svg ', `<svg x="${left}" y="${top}" width="${width}" height="${height}" `);
}

function sheet(drawn: string) {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SOCIAL_CARD.width}" height="${SOCIAL_CARD.height}">${drawn}</svg>`;
}

/** How much is left of a length before the part that is kept, so that the focus lies as near to its middle as can be. */
function offset(whole: number, part: number, percent: number) {
  return Math.round(Math.min(Math.max((whole * percent) / 100 - part / 2, 0), whole - part));
}

function open(original: Uint8Array) {
  return sharp(original, { limitInputPixels: MAX_PIXELS }).rotate();
}

/** As it is seen: cameras write pictures lying on their side. */
async function sizeOf(original: Uint8Array) {
  const { autoOrient } = await sharp(original, { limitInputPixels: MAX_PIXELS }).metadata();
  return autoOrient;
}
