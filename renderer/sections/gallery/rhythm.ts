import type { Picture } from '../../media/picture.ts';

/** How a picture hangs on the twelve columns: where, in what shape, how much lower than its neighbour. */
type Hung = {
  /** Its first column, from 1, and how many it takes. */
  readonly from: number;
  readonly span: number;
  /** Width to height; pictures of another shape are cropped to it. */
  readonly shape: number;
  readonly drop: 'none' | 'some' | 'deep';
};

export type Place = Hung & {
  /** On a phone it stands beside another, as the first or the second of the two; else it has the width for itself. */
  readonly half: 'first' | 'second' | undefined;
};

/** How many hang beside each other, line by line, over and over. */
const BEAT = [2, 1, 2, 3] as const;
/** Width to height from which a picture can have a line for itself, and below which it counts as upright. */
const WIDE = 1.3;
const UPRIGHT = 1.1;
/** The shape of a picture that the content system has not measured. */
const UNMEASURED = 1.5;

/**
 * Hangs pictures in a rhythm of large and small, in their order: pairs, threes and single ones, chosen so that each suits its
 * place and none is left over.
 */
export function hang(pictures: readonly Pick<Picture, 'width' | 'height'>[]): readonly Place[] {
  const ratios = pictures.map(ratioOf);
  const hung: Hung[] = [];
  for (let line = 0; hung.length < ratios.length; line += 1) {
    const rest = ratios.slice(hung.length);
    const [first = UNMEASURED, second = UNMEASURED, third = UNMEASURED] = rest;
    const isOdd = line % 2 === 1;
    const size = sizeOfLine(rest, line);
    if (size === 1) hung.push(single(first, isOdd));
    else if (size === 2) hung.push(...pair(first, second, isOdd));
    else hung.push(...three(first, second, third));
  }
  const halves = halvesOf(ratios);
  return hung.map((place, at) => ({ ...place, half: halves[at] }));
}

/** Width to height as the picture was made. */
export function ratioOf({ width, height }: Pick<Picture, 'width' | 'height'>): number {
  return width && height ? width / height : UNMEASURED;
}

function sizeOfLine(rest: readonly number[], line: number): number {
  const count = rest.length;
  if (count <= 2) return count;
  const [first = UNMEASURED] = rest;
  const planned = BEAT[line % BEAT.length] ?? 2;
  const size = planned === 1 && first < WIDE ? 2 : planned;
  // Only a wide picture may end a gallery alone.
  const leavesOne = count - size === 1 && (rest.at(-1) ?? UNMEASURED) < WIDE;
  if (!leavesOne) return size;
  return size === 3 ? 2 : size + 1;
}

function single(ratio: number, isOdd: boolean): Hung {
  if (ratio < WIDE) return { from: 4, span: 6, shape: within(0.75, ratio, 1.2), drop: 'none' };
  return { from: isOdd ? 3 : 1, span: 10, shape: within(1.5, ratio, 2.4), drop: 'none' };
}

function pair(first: number, second: number, isOdd: boolean): Hung[] {
  if (first < UPRIGHT && second < UPRIGHT) {
    return [
      { from: 1, span: 5, shape: small(first), drop: isOdd ? 'deep' : 'none' },
      { from: 8, span: 5, shape: small(second), drop: isOdd ? 'none' : 'deep' },
    ];
  }
  const isFirstLarge = first === second ? !isOdd : first > second;
  if (isFirstLarge) {
    return [
      { from: 1, span: 7, shape: large(first), drop: 'none' },
      { from: 9, span: 4, shape: small(second), drop: 'deep' },
    ];
  }
  return [
    { from: 1, span: 4, shape: small(first), drop: 'deep' },
    { from: 6, span: 7, shape: large(second), drop: 'none' },
  ];
}

/** Three abreast, the large one at an end; upright ones share the line at three heights. */
function three(first: number, second: number, third: number): Hung[] {
  if (Math.max(first, second, third) < UPRIGHT) {
    return [
      { from: 1, span: 4, shape: small(first), drop: 'none' },
      { from: 5, span: 4, shape: small(second), drop: 'deep' },
      { from: 9, span: 4, shape: small(third), drop: 'some' },
    ];
  }
  if (first >= third) {
    return [
      { from: 1, span: 6, shape: large(first), drop: 'none' },
      { from: 7, span: 3, shape: small(second), drop: 'deep' },
      { from: 10, span: 3, shape: small(third), drop: 'some' },
    ];
  }
  return [
    { from: 1, span: 3, shape: small(first), drop: 'some' },
    { from: 4, span: 3, shape: small(second), drop: 'deep' },
    { from: 7, span: 6, shape: large(third), drop: 'none' },
  ];
}

/** On a phone two neighbours that are not wide share a line, never twice in a row; a gallery of more than two opens with one alone. */
function halvesOf(ratios: readonly number[]) {
  const halves: Place['half'][] = ratios.length > 2 ? [undefined] : [];
  while (halves.length < ratios.length) {
    const [first = WIDE, second = WIDE] = ratios.slice(halves.length);
    if (first < WIDE && second < WIDE && !halves.at(-1)) halves.push('first', 'second');
    else halves.push(undefined);
  }
  return halves;
}

function large(ratio: number) {
  return within(1.25, ratio, 1.75);
}

function small(ratio: number) {
  return within(0.75, ratio, 1);
}

function within(least: number, ratio: number, most: number) {
  return Math.min(Math.max(ratio, least), most);
}
