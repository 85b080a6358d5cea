import { readFile } from 'node:fs/promises';
import { convert } from 'fontverter';
import { Blob, Buffer as TextBuffer, Face, Font, shape, Variation } from 'harfbuzzjs';

const FILES = new URL('../../node_modules/@fontsource-variable/fraunces/files/', import.meta.url);
/** Fraunces has 2000 units per em. Ten units are one SVG unit, rounded to one decimal. */
const FONT_UNITS_PER_SVG_UNIT = 10;
/** Same spacing as `site/layout/wordmark.css.ts`, in font units. */
const TRACKING = -44;
const BEFORE_AMPERSAND = -100;
const AFTER_AMPERSAND = -200;
const AXES_AT_72 = { opsz: 72, wght: 400, SOFT: 100 };

type Outline = { readonly path: string; readonly box: OutlineBox };
type OutlineBox = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

/** Returns outlines of the wordmark, letters and ampersand separately, with the baseline at 0. */
export async function createWordmarkOutlines(before: string, after: string) {
  const upright = await openFont('fraunces-latin-full-normal.woff2', { ...AXES_AT_72, WONK: 0 });
  const italic = await openFont('fraunces-latin-full-italic.woff2', { ...AXES_AT_72, WONK: 1 });
  const first = shapeText(upright, before, 0);
  const { left, right } = shapeText(italic, '&', 0).outline.box;
  const sign = shapeText(italic, '&', first.end + BEFORE_AMPERSAND - left * FONT_UNITS_PER_SVG_UNIT);
  const next = first.end + BEFORE_AMPERSAND + (right - left) * FONT_UNITS_PER_SVG_UNIT + AFTER_AMPERSAND;
  const last = shapeText(upright, after, next);
  return {
    letters: {
      path: first.outline.path + last.outline.path,
      box: unionBoxes(first.outline.box, last.outline.box),
    },
    ampersand: sign.outline,
  };
}

/** Returns a bold outline of the ampersand that is legible at 16 pixels. */
export async function createMarkOutline(): Promise<Outline> {
  return shapeText(
    await openFont('fraunces-latin-full-italic.woff2', { opsz: 72, wght: 700, SOFT: 100, WONK: 1 }),
    '&',
    0,
  ).outline;
}

/** Returns the smallest box that contains both. */
export function unionBoxes(a: OutlineBox, b: OutlineBox): OutlineBox {
  return {
    left: Math.min(a.left, b.left),
    top: Math.min(a.top, b.top),
    right: Math.max(a.right, b.right),
    bottom: Math.max(a.bottom, b.bottom),
  };
}

async function openFont(file: string, axes: Readonly<Record<string, number>>) {
  const face = new Face(
    new Blob(new Uint8Array(await convert(await readFile(new URL(file, FILES)), 'truetype'))),
  );
  const font = new Font(face);
  font.setScale(face.upem, face.upem);
  font.setVariations(Object.entries(axes).map(([tag, value]) => new Variation(tag, value)));
  return font;
}

/** Shapes a line of text with kerning. `end` is the position on the baseline at which the next text starts. */
function shapeText(font: Font, text: string, from: number): { outline: Outline; end: number } {
  const buffer = new TextBuffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  const boxes: OutlineBox[] = [];
  let path = '';
  let pen = from;
  for (const { codepoint, xAdvance = 0, xOffset = 0 } of buffer.getGlyphInfosAndPositions()) {
    const at = pen + xOffset;
    const commands = font
      .glyphToJson(codepoint)
      .map(({ type, values }) => ({ type, points: toPoints(values, at) }));
    path += commands.map(({ type, points }) => type + points.map(([x, y]) => `${x} ${y}`).join(' ')).join('');
    const extents = font.glyphExtents(codepoint);
    if (extents && extents.width > 0) boxes.push(toBox(extents, at));
    pen += xAdvance + TRACKING;
  }
  return { outline: { path, box: boxes.reduce(unionBoxes) }, end: pen };
}

function toBox(
  {
    xBearing,
    yBearing,
    width,
    height,
  }: { xBearing: number; yBearing: number; width: number; height: number },
  at: number,
): OutlineBox {
  return {
    left: toSvgUnits(at + xBearing),
    top: toSvgUnits(-yBearing),
    right: toSvgUnits(at + xBearing + width),
    bottom: toSvgUnits(-yBearing - height),
  };
}

/** Flips the y axis: it points up in fonts and down in SVG. */
function toPoints(values: readonly number[], at: number): (readonly [number, number])[] {
  return Array.from({ length: values.length / 2 }, (_, index) => [
    toSvgUnits((values[2 * index] ?? 0) + at),
    toSvgUnits(-(values[2 * index + 1] ?? 0)),
  ]);
}

function toSvgUnits(units: number) {
  return Math.round(units) / FONT_UNITS_PER_SVG_UNIT;
}
