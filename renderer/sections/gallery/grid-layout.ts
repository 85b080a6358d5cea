import type { Picture } from '../../media/picture.ts';

/** The cell of a picture in the grid of twelve columns. */
type GridCell = {
  /** First column, counted from 1, and number of columns. */
  readonly column: number;
  readonly span: number;
  /** Width divided by height. The picture is cropped to it. */
  readonly aspectRatio: number;
  /** How much lower the picture is than its neighbour. */
  readonly offset: 'none' | 'some' | 'deep';
};

export type GalleryCell = GridCell & {
  /** On a phone: the first or second picture of a row of two; `undefined` for a picture with the full width. */
  readonly half: 'first' | 'second' | undefined;
};

/** Number of pictures per row; the sequence repeats. */
const ROW_SIZES = [2, 1, 2, 3] as const;
/** Minimum aspect ratio of a picture that is alone in its row. */
const MIN_SINGLE_RATIO = 1.3;
/** Aspect ratio below which a picture counts as portrait. */
const MAX_PORTRAIT_RATIO = 1.1;
/** Aspect ratio assumed for a picture without dimensions. */
const DEFAULT_RATIO = 1.5;

/**
 * Returns the cells of pictures, in the same order. Rows have one to three pictures, a large one beside small ones. The number per row
 * depends on the aspect ratios: in a gallery of several pictures, only a wide picture is alone in a row.
 */
export function layOutGrid(pictures: readonly Pick<Picture, 'width' | 'height'>[]): readonly GalleryCell[] {
  const ratios = pictures.map(pictureAspectRatio);
  const cells: GridCell[] = [];
  for (let row = 0; cells.length < ratios.length; row += 1) {
    const remaining = ratios.slice(cells.length);
    const [first = DEFAULT_RATIO, second = DEFAULT_RATIO, third = DEFAULT_RATIO] = remaining;
    const isOdd = row % 2 === 1;
    const size = rowSize(remaining, row);
    if (size === 1) cells.push(layOutSingle(first, isOdd));
    else if (size === 2) cells.push(...layOutPair(first, second, isOdd));
    else cells.push(...layOutThree(first, second, third));
  }
  const halves = findPhoneHalves(ratios);
  return cells.map((cell, index) => ({ ...cell, half: halves[index] }));
}

/** Returns the original width of a picture divided by its height. */
export function pictureAspectRatio({ width, height }: Pick<Picture, 'width' | 'height'>): number {
  return width && height ? width / height : DEFAULT_RATIO;
}

/** Returns the number of pictures in the next row, given the aspect ratios of the remaining pictures. */
function rowSize(remaining: readonly number[], row: number): number {
  const count = remaining.length;
  if (count <= 2) return count;
  const [first = DEFAULT_RATIO] = remaining;
  const planned = ROW_SIZES[row % ROW_SIZES.length] ?? 2;
  const size = planned === 1 && first < MIN_SINGLE_RATIO ? 2 : planned;
  // Only a wide picture may be alone in the last row.
  const leavesOne = count - size === 1 && (remaining.at(-1) ?? DEFAULT_RATIO) < MIN_SINGLE_RATIO;
  if (!leavesOne) return size;
  return size === 3 ? 2 : size + 1;
}

function layOutSingle(ratio: number, isOdd: boolean): GridCell {
  if (ratio < MIN_SINGLE_RATIO)
    return { column: 4, span: 6, aspectRatio: clamp(0.75, ratio, 1.2), offset: 'none' };
  return { column: isOdd ? 3 : 1, span: 10, aspectRatio: clamp(1.5, ratio, 2.4), offset: 'none' };
}

function layOutPair(first: number, second: number, isOdd: boolean): GridCell[] {
  if (first < MAX_PORTRAIT_RATIO && second < MAX_PORTRAIT_RATIO) {
    return [
      { column: 1, span: 5, aspectRatio: smallRatio(first), offset: isOdd ? 'deep' : 'none' },
      { column: 8, span: 5, aspectRatio: smallRatio(second), offset: isOdd ? 'none' : 'deep' },
    ];
  }
  const isFirstLarge = first === second ? !isOdd : first > second;
  if (isFirstLarge) {
    return [
      { column: 1, span: 7, aspectRatio: largeRatio(first), offset: 'none' },
      { column: 9, span: 4, aspectRatio: smallRatio(second), offset: 'deep' },
    ];
  }
  return [
    { column: 1, span: 4, aspectRatio: smallRatio(first), offset: 'deep' },
    { column: 6, span: 7, aspectRatio: largeRatio(second), offset: 'none' },
  ];
}

/** Lays out three pictures: the large one is first or last. Three portrait pictures get the same width and different offsets. */
function layOutThree(first: number, second: number, third: number): GridCell[] {
  if (Math.max(first, second, third) < MAX_PORTRAIT_RATIO) {
    return [
      { column: 1, span: 4, aspectRatio: smallRatio(first), offset: 'none' },
      { column: 5, span: 4, aspectRatio: smallRatio(second), offset: 'deep' },
      { column: 9, span: 4, aspectRatio: smallRatio(third), offset: 'some' },
    ];
  }
  if (first >= third) {
    return [
      { column: 1, span: 6, aspectRatio: largeRatio(first), offset: 'none' },
      { column: 7, span: 3, aspectRatio: smallRatio(second), offset: 'deep' },
      { column: 10, span: 3, aspectRatio: smallRatio(third), offset: 'some' },
    ];
  }
  return [
    { column: 1, span: 3, aspectRatio: smallRatio(first), offset: 'some' },
    { column: 4, span: 3, aspectRatio: smallRatio(second), offset: 'deep' },
    { column: 7, span: 6, aspectRatio: largeRatio(third), offset: 'none' },
  ];
}

/**
 * Returns the phone layout: two neighbours that are not wide share a row, but never in consecutive rows. A gallery of more than two
 * pictures starts with a full-width one.
 */
function findPhoneHalves(ratios: readonly number[]) {
  const halves: GalleryCell['half'][] = ratios.length > 2 ? [undefined] : [];
  while (halves.length < ratios.length) {
    const [first = MIN_SINGLE_RATIO, second = MIN_SINGLE_RATIO] = ratios.slice(halves.length);
    if (first < MIN_SINGLE_RATIO && second < MIN_SINGLE_RATIO && !halves.at(-1))
      halves.push('first', 'second');
    else halves.push(undefined);
  }
  return halves;
}

function largeRatio(ratio: number) {
  return clamp(1.25, ratio, 1.75);
}

function smallRatio(ratio: number) {
  return clamp(0.75, ratio, 1);
}

function clamp(min: number, ratio: number, max: number) {
  return Math.min(Math.max(ratio, min), max);
}
