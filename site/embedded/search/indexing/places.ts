// A place is one integer: the attribute, the position of the word in it, and whether the word is the whole value.
const POSITION_BITS = 16;
/** The largest number of attributes of a text index. */
export const MAX_ATTRIBUTES = 8192;
const MAX_POSITION = 2 ** POSITION_BITS - 1;

/** Creates a place. Words after `MAX_POSITION` get this position. */
export function createPlace(attribute: number, position: number, isWhole: boolean): number {
  return (((attribute << POSITION_BITS) | Math.min(position, MAX_POSITION)) << 1) | (isWhole ? 1 : 0);
}

/** Returns the number of the attribute of a place. */
export function attributeOf(place: number): number {
  return place >>> (POSITION_BITS + 1);
}

/** Returns the position of the word in the attribute. */
export function positionOf(place: number): number {
  return (place >>> 1) & MAX_POSITION;
}

/** Returns whether the word is the whole value. */
export function isWholeValue(place: number): boolean {
  return (place & 1) === 1;
}
