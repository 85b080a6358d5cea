import { describe, expect, test } from 'vitest';
import { type GalleryCell, layOutGrid } from '../../../renderer/sections/gallery/grid-layout.ts';

const COLUMNS = 12;
const landscape = { width: 1600, height: 1000 };
const panorama = { width: 2400, height: 1000 };
const square = { width: 1000, height: 1000 };
const portrait = { width: 800, height: 1000 };

const FORMATS = [landscape, square, portrait];
/** All combinations of up to five pictures. */
const smallGalleries = [2, 3, 4, 5].flatMap((count) => combinationsOf(count));
/** Uniform and alternating galleries of 6 to 24 pictures. */
const largeGalleries = Array.from({ length: 19 }, (_, more) => more + 6).flatMap((count) => [
  ...FORMATS.map((format) => Array.from({ length: count }, () => format)),
  Array.from({ length: count }, (_, index) => FORMATS[index % FORMATS.length] ?? landscape),
]);
const galleries = [...smallGalleries, ...largeGalleries];

function combinationsOf(count: number): (typeof landscape)[][] {
  if (count === 0) return [[]];
  return combinationsOf(count - 1).flatMap((rest) => FORMATS.map((format) => [format, ...rest]));
}

/** Splits cells into rows: a row ends where the next cell starts further left. */
function rowsOf(cells: readonly GalleryCell[]): GalleryCell[][] {
  const rows: GalleryCell[][] = [];
  for (const cell of cells) {
    const row = rows.at(-1);
    const previous = row?.at(-1);
    if (row && previous && cell.column >= previous.column + previous.span) row.push(cell);
    else rows.push([cell]);
  }
  return rows;
}

describe('The grid layout of any gallery', () => {
  test('places each picture inside the twelve columns', () => {
    for (const pictures of galleries) {
      const cells = layOutGrid(pictures);
      expect(cells).toHaveLength(pictures.length);
      for (const { column, span } of cells) {
        expect(column).toBeGreaterThanOrEqual(1);
        expect(column + span - 1).toBeLessThanOrEqual(COLUMNS);
      }
    }
  });

  test('has rows with one picture only for landscape pictures, at ten columns', () => {
    for (const pictures of galleries) {
      let index = 0;
      for (const row of rowsOf(layOutGrid(pictures))) {
        const [first] = row;
        if (row.length === 1) {
          expect(pictures[index]).toBe(landscape);
          expect(first?.span).toBe(10);
        }
        index += row.length;
      }
    }
  });

  test('has different widths or offsets within a row', () => {
    for (const pictures of galleries) {
      for (const row of rowsOf(layOutGrid(pictures)).filter(({ length }) => length > 1)) {
        expect(new Set(row.map(({ span, offset }) => `${span} ${offset}`)).size).toBeGreaterThan(1);
      }
    }
  });

  test('has two half-width pictures per row on a phone', () => {
    for (const pictures of galleries) {
      const halves = layOutGrid(pictures).map(({ half }) => half ?? '-');
      expect(halves.join(' ').replaceAll('first second', '')).not.toMatch(/first|second/);
    }
  });
});

test.each([
  ['2 landscape', [landscape, landscape], [2]],
  ['3 landscape', [landscape, landscape, landscape], [2, 1]],
  ['3 portrait', [portrait, portrait, portrait], [3]],
  ['4 mixed', [portrait, landscape, portrait, landscape], [2, 2]],
  ['5 with a panorama in the middle', [landscape, portrait, panorama, portrait, landscape], [2, 1, 2]],
  ['5 portrait', [portrait, portrait, portrait, portrait, portrait], [2, 3]],
  ['8 landscape', Array.from({ length: 8 }, () => landscape), [2, 1, 2, 3]],
])('The grid layout puts %s pictures in rows of suitable sizes', (_, pictures, sizes) => {
  expect(rowsOf(layOutGrid(pictures)).map(({ length }) => length)).toEqual(sizes);
});

test('The wider picture of a pair is larger; of equal pictures the first and the second in turn', () => {
  expect(layOutGrid([landscape, portrait]).map(({ span }) => span)).toEqual([7, 4]);
  expect(layOutGrid([portrait, landscape]).map(({ span }) => span)).toEqual([4, 7]);
  const pairs = layOutGrid([landscape, landscape, landscape, landscape]);
  expect(pairs.map(({ span }) => span)).toEqual([7, 4, 4, 7]);
});

test('The grid layout crops a panorama to landscape and a portrait picture to portrait', () => {
  const [, , alone] = layOutGrid([landscape, landscape, panorama, landscape, landscape]);
  expect(alone?.aspectRatio).toBeCloseTo(2.4);
  expect(layOutGrid([landscape, portrait])[1]?.aspectRatio).toBeCloseTo(0.8);
  for (const { aspectRatio } of layOutGrid([portrait, portrait, portrait]))
    expect(aspectRatio).toBeCloseTo(0.8);
});

test('The grid layout treats pictures without dimensions as landscape and centres a single portrait picture', () => {
  expect(layOutGrid([{}, {}]).map(({ span }) => span)).toEqual([7, 4]);
  expect(layOutGrid([portrait])).toMatchObject([{ column: 4, span: 6 }]);
  expect(layOutGrid([])).toEqual([]);
});
