import { describe, expect, test } from 'vitest';
import { hang, type Place } from '../../../renderer/sections/gallery/rhythm.ts';

const COLUMNS = 12;
const wide = { width: 1600, height: 1000 };
const panorama = { width: 2400, height: 1000 };
const square = { width: 1000, height: 1000 };
const upright = { width: 800, height: 1000 };

/** Every mixture of three kinds for few pictures, and the plain and the mixed ones up to twenty-four. */
const KINDS = [wide, square, upright];
const few = [2, 3, 4, 5].flatMap((count) => mixturesOf(count));
const many = Array.from({ length: 19 }, (_, more) => more + 6).flatMap((count) => [
  ...KINDS.map((kind) => Array.from({ length: count }, () => kind)),
  Array.from({ length: count }, (_, at) => KINDS[at % KINDS.length] ?? wide),
]);

function mixturesOf(count: number): (typeof wide)[][] {
  if (count === 0) return [[]];
  return mixturesOf(count - 1).flatMap((rest) => KINDS.map((kind) => [kind, ...rest]));
}

/** Places beside each other: a line ends where the next place begins further to the start. */
function linesOf(places: readonly Place[]): Place[][] {
  const lines: Place[][] = [];
  for (const place of places) {
    const line = lines.at(-1);
    const before = line?.at(-1);
    if (line && before && place.from >= before.from + before.span) line.push(place);
    else lines.push([place]);
  }
  return lines;
}

describe('whatever the pictures are', () => {
  test('each has a place within the columns, in their order, and none lies on another', () => {
    for (const pictures of [...few, ...many]) {
      const places = hang(pictures);
      expect(places).toHaveLength(pictures.length);
      for (const { from, span } of places) {
        expect(from).toBeGreaterThanOrEqual(1);
        expect(from + span - 1).toBeLessThanOrEqual(COLUMNS);
      }
    }
  });

  test('none hangs alone but a wide one, on nearly the whole width', () => {
    for (const pictures of [...few, ...many]) {
      let at = 0;
      for (const line of linesOf(hang(pictures))) {
        const [first] = line;
        if (line.length === 1) {
          expect(pictures[at]).toBe(wide);
          expect(first?.span).toBe(10);
        }
        at += line.length;
      }
    }
  });

  test('a line is never a grid: its pictures differ in size or in height', () => {
    for (const pictures of [...few, ...many]) {
      for (const line of linesOf(hang(pictures)).filter(({ length }) => length > 1)) {
        expect(new Set(line.map(({ span, drop }) => `${span} ${drop}`)).size).toBeGreaterThan(1);
      }
    }
  });

  test('on a phone halves come in twos', () => {
    for (const pictures of [...few, ...many]) {
      const halves = hang(pictures).map(({ half }) => half ?? '-');
      expect(halves.join(' ').replaceAll('first second', '')).not.toMatch(/first|second/);
    }
  });
});

describe('how much of a line there is', () => {
  test.each([
    ['2 wide', [wide, wide], [2]],
    ['3 wide', [wide, wide, wide], [2, 1]],
    ['3 upright', [upright, upright, upright], [3]],
    ['4', [upright, wide, upright, wide], [2, 2]],
    ['5 with a panorama in the middle', [wide, upright, panorama, upright, wide], [2, 1, 2]],
    ['5 upright', [upright, upright, upright, upright, upright], [2, 3]],
    ['8 wide', Array.from({ length: 8 }, () => wide), [2, 1, 2, 3]],
  ])('%s', (_, pictures, lines) => {
    expect(linesOf(hang(pictures)).map(({ length }) => length)).toEqual(lines);
  });
});

test('the wider of two is the larger; of equals, the first and the second in turn', () => {
  expect(hang([wide, upright]).map(({ span }) => span)).toEqual([7, 4]);
  expect(hang([upright, wide]).map(({ span }) => span)).toEqual([4, 7]);
  expect(hang([wide, wide, wide, wide]).map(({ span }) => span)).toEqual([7, 4, 4, 7]);
});

test('a picture is cropped gently: a panorama stays wide, an upright one upright', () => {
  const [, , alone] = hang([wide, wide, panorama, wide, wide]);
  expect(alone?.shape).toBeCloseTo(2.4);
  expect(hang([wide, upright])[1]?.shape).toBeCloseTo(0.8);
  for (const { shape } of hang([upright, upright, upright])) expect(shape).toBeCloseTo(0.8);
});

test('pictures without a size hang like landscapes, and one alone in the middle', () => {
  expect(hang([{}, {}]).map(({ span }) => span)).toEqual([7, 4]);
  expect(hang([upright])).toMatchObject([{ from: 4, span: 6 }]);
  expect(hang([])).toEqual([]);
});
