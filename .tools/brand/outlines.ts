import { readFile } from 'node:fs/promises';
import { convert } from 'fontverter';
import { Blob, Buffer as Line, Face, Font, shape, Variation } from 'harfbuzzjs';

const FILES = new URL('../../node_modules/@fontsource-variable/fraunces/files/', import.meta.url);
/** Fraunces draws on 2000 units to the em; ten of them are one of ours, with one decimal. */
const UNITS_TO_ONE = 10;
/** As `site/layout/wordmark.css.ts` sets the name, in the face's units. */
const TRACKING = -44;
const BEFORE_AMPERSAND = -100;
const AFTER_AMPERSAND = -200;
const AT_72 = { opsz: 72, wght: 400, SOFT: 100 };

type Outline = { readonly path: string; readonly box: Box };
type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

/** The name as it is set in the header, its words and its ampersand apart, with the baseline at nought. */
export async function wordmarkOutlines(before: string, after: string) {
  const upright = await open('fraunces-latin-full-normal.woff2', { ...AT_72, WONK: 0 });
  const italic = await open('fraunces-latin-full-italic.woff2', { ...AT_72, WONK: 1 });
  const first = set(upright, before, 0);
  const { left, right } = set(italic, '&', 0).outline.box;
  const sign = set(italic, '&', first.end + BEFORE_AMPERSAND - left * UNITS_TO_ONE);
  const next = first.end + BEFORE_AMPERSAND + (right - left) * UNITS_TO_ONE + AFTER_AMPERSAND;
  const last = set(upright, after, next);
  return {
    letters: {
      path: first.outline.path + last.outline.path,
      box: around(first.outline.box, last.outline.box),
    },
    ampersand: sign.outline,
  };
}

/** The ampersand alone, sturdy enough for sixteen pixels. */
export async function markOutline(): Promise<Outline> {
  return set(
    await open('fraunces-latin-full-italic.woff2', { opsz: 72, wght: 700, SOFT: 100, WONK: 1 }),
    '&',
    0,
  ).outline;
}

/** The smallest box around both. */
export function around(a: Box, b: Box): Box {
  return {
    left: Math.min(a.left, b.left),
    top: Math.min(a.top, b.top),
    right: Math.max(a.right, b.right),
    bottom: Math.max(a.bottom, b.bottom),
  };
}

async function open(file: string, axes: Readonly<Record<string, number>>) {
  const face = new Face(
    new Blob(new Uint8Array(await convert(await readFile(new URL(file, FILES)), 'truetype'))),
  );
  const font = new Font(face);
  font.setScale(face.upem, face.upem);
  font.setVariations(Object.entries(axes).map(([tag, value]) => new Variation(tag, value)));
  return font;
}

/** Sets a line, kerned, from a place on its baseline; also says where the next one would begin. */
function set(font: Font, text: string, from: number): { outline: Outline; end: number } {
  const line = new Line();
  line.addText(text);
  line.guessSegmentProperties();
  shape(font, line);
  const boxes: Box[] = [];
  let path = '';
  let pen = from;
  for (const { codepoint, xAdvance = 0, xOffset = 0 } of line.getGlyphInfosAndPositions()) {
    const at = pen + xOffset;
    const drawn = font
      .glyphToJson(codepoint)
      .map(({ type, values }) => ({ type, points: pairs(values, at) }));
    path += drawn.map(({ type, points }) => type + points.map(([x, y]) => `${x} ${y}`).join(' ')).join('');
    const extents = font.glyphExtents(codepoint);
    if (extents && extents.width > 0) boxes.push(boxOf(extents, at));
    pen += xAdvance + TRACKING;
  }
  return { outline: { path, box: boxes.reduce(around) }, end: pen };
}

function boxOf(
  {
    xBearing,
    yBearing,
    width,
    height,
  }: { xBearing: number; yBearing: number; width: number; height: number },
  at: number,
): Box {
  return {
    left: ours(at + xBearing),
    top: ours(-yBearing),
    right: ours(at + xBearing + width),
    bottom: ours(-yBearing - height),
  };
}

/** The face counts upwards, a picture downwards. */
function pairs(values: readonly number[], at: number): (readonly [number, number])[] {
  return Array.from({ length: values.length / 2 }, (_, index) => [
    ours((values[2 * index] ?? 0) + at),
    ours(-(values[2 * index + 1] ?? 0)),
  ]);
}

function ours(units: number) {
  return Math.round(units) / UNITS_TO_ONE;
}
