/** Media query for a phone whose visitor has chosen a large font size in the browser, such as 320 px with 200%. */
export const LARGE_TEXT = '(max-width: 15rem)';
