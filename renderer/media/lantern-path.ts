/**
 * The path of the lantern in the frame of a missing picture, in a view box of 80 × 100. It is drawn with a stroke. The suggestions of the
 * search box have a copy, because a third import would move it to the scripts of every page.
 */
export const LANTERN_PATH = 'M40 22v-6M30 46a10 10 0 0 1 20 0v18H30zM26 64h28v6H26zM33 36a7 7 0 0 1 14 0';
