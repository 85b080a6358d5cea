import sharp from 'sharp';
import { type BrandColors, brandColors, logoSvg } from '#site/media/brand';
import { rasteriseOwnSvg } from './loaders.ts';
import { MAX_PIXELS } from './rendition.ts';
import { SOCIAL_CARD, type CardFocus } from './social-card-url.ts';

/** A picture with a smaller aspect ratio is not cropped. It is placed beside the logo. */
const MIN_CROP_RATIO = 1.2;
/** A picture with a smaller aspect ratio is cropped to this one before it is placed beside the logo. */
const MIN_BESIDE_RATIO = 1 / 3;
const MARGIN = 56;
const LOGO_SIZE = { width: 264, height: 52 };
/** Clear space around the logo. */
const CLEAR_SPACE = 24;
const BOTTOM = SOCIAL_CARD.height - MARGIN - LOGO_SIZE.height;
const RIGHT = SOCIAL_CARD.width - MARGIN - LOGO_SIZE.width;
/** Mean lightness, of 255, above which the logo uses the day colours. */
const MIN_DAY_LIGHTNESS = 112;
const PANEL_LOGO_SIZE = { width: 420, height: 83 };

/**
 * Renders a social card of 1200×630 px. It shows the picture, cropped around its focus point, and a small logo in a corner. The
 * lightness of the corner selects the day or dusk colours of the logo. A narrow picture is not cropped, unless it is extremely narrow: it is
 * placed beside the logo, on a background in its own colour.
 */
export async function renderSocialCard(
  original: Uint8Array,
  focus: CardFocus,
): Promise<Uint8Array<ArrayBuffer>> {
  const { width, height } = await sizeOf(original);
  const card =
    width / height < MIN_CROP_RATIO
      ? await renderBeside(original, focus)
      : await renderCropped(original, focus);
  return new Uint8Array(await sharp(card).jpeg({ quality: 82, mozjpeg: true }).toBuffer());
}

async function renderCropped(original: Uint8Array, focus: CardFocus) {
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
  const corner = await mostUniformCorner(cut);
  return sharp(cut)
    .composite([{ input: await rasteriseOwnSvg(logoOverlay(corner)) }])
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** Renders the logo on a plain background, with the picture on the right. */
async function renderBeside(original: Uint8Array, focus: CardFocus) {
  const size = await sizeOf(original);
  const height = Math.min(size.height, Math.round(size.width / MIN_BESIDE_RATIO));
  const picture = await open(original)
    .extract({ left: 0, top: offset(size.height, height, focus.y), width: size.width, height })
    .resize({ height: SOCIAL_CARD.height })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const { width = 0 } = await sharp(picture).metadata();
  const edge = await sharp(picture)
    .extract({ left: 0, top: 0, width: 8, height: SOCIAL_CARD.height })
    .toBuffer();
  const [r = 0, g = 0, b = 0] = (await sharp(edge).stats()).channels.map(({ mean }) => Math.round(mean));
  const availableWidth = SOCIAL_CARD.width - width;
  const isDay = r * 0.21 + g * 0.72 + b * 0.07 > MIN_DAY_LIGHTNESS;
  const left = (availableWidth - PANEL_LOGO_SIZE.width) / 2;
  const name = placeLogo(isDay ? brandColors.day : brandColors.dusk, {
    ...PANEL_LOGO_SIZE,
    left,
    top: (SOCIAL_CARD.height - PANEL_LOGO_SIZE.height) / 2,
  });
  return sharp({ create: { ...SOCIAL_CARD, channels: 3, background: { r, g, b } } })
    .composite([
      { input: picture, left: availableWidth, top: 0 },
      { input: await rasteriseOwnSvg(toSvg(name)) },
    ])
    .png({ compressionLevel: 1 })
    .toBuffer();
}

type Corner = { readonly left: number; readonly top: number; readonly colors: BrandColors };

/** Corners in order of preference, which decides between equally uniform corners. */
const CORNERS = [
  { left: MARGIN, top: BOTTOM },
  { left: RIGHT, top: BOTTOM },
  { left: MARGIN, top: MARGIN },
  { left: RIGHT, top: MARGIN },
];
/** How much lower than in a preferred corner the standard deviation of a corner must be, in grey levels. */
const MIN_DIFFERENCE = 6;

/** Returns the most uniform corner, where the logo covers little detail, and the brand colours that contrast with it. */
async function mostUniformCorner(card: Uint8Array): Promise<Corner> {
  const measured = await Promise.all(
    CORNERS.map(async ({ left, top }, order) => {
      const area = {
        left: left - CLEAR_SPACE,
        top: top - CLEAR_SPACE,
        width: LOGO_SIZE.width + 2 * CLEAR_SPACE,
        height: LOGO_SIZE.height + 2 * CLEAR_SPACE,
      };
      const { channels } = await sharp(await sharp(card).extract(area).greyscale().toBuffer()).stats();
      const { mean = 0, stdev = 0 } = channels[0] ?? {};
      return {
        left,
        top,
        colors: mean > MIN_DAY_LIGHTNESS ? brandColors.day : brandColors.dusk,
        deviation: stdev + order * MIN_DIFFERENCE,
      };
    }),
  );
  return measured.reduce((best, corner) => (corner.deviation < best.deviation ? corner : best));
}

/** Returns the logo on a soft gradient that keeps it readable on detailed pictures. */
function logoOverlay({ left, top, colors }: Corner) {
  const [x, y] = [left + LOGO_SIZE.width / 2, top === BOTTOM ? SOCIAL_CARD.height : 0];
  const gradient = `<defs><radialGradient id="s" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1" gradientTransform="translate(${x} ${y}) scale(560 300)"><stop offset="0" stop-color="${colors.ground}" stop-opacity=".6"/><stop offset="1" stop-color="${colors.ground}" stop-opacity="0"/></radialGradient></defs><rect width="100%" height="100%" fill="url(#s)"/>`;
  return toSvg(gradient + placeLogo(colors, { ...LOGO_SIZE, left, top }));
}

function placeLogo(
  colors: BrandColors,
  { left, top, width, height }: { left: number; top: number; width: number; height: number },
) {
  return logoSvg(colors).replace('<svg ', `<svg x="${left}" y="${top}" width="${width}" height="${height}" `);
}

function toSvg(content: string) {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SOCIAL_CARD.width}" height="${SOCIAL_CARD.height}">${content}</svg>`;
}

/** Returns the start of the crop at which the focus point is as close to the centre of the crop as possible. */
function offset(whole: number, part: number, percent: number) {
  return Math.round(Math.min(Math.max((whole * percent) / 100 - part / 2, 0), whole - part));
}

function open(original: Uint8Array) {
  return sharp(original, { limitInputPixels: MAX_PIXELS }).rotate();
}

/** Returns the size after EXIF rotation. */
async function sizeOf(original: Uint8Array) {
  const { autoOrient } = await sharp(original, { limitInputPixels: MAX_PIXELS }).metadata();
  return autoOrient;
}
