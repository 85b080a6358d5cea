/**
 * Key in local storage of a style sheet that hides dismissed announcements by their ids. The boot script adopts it before the first paint.
 */
export const DISMISSED_STYLES_KEY = 'dismissed';
