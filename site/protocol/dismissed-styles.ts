/**
 * Key in local storage of a style sheet that hides dismissed announcements by their ids. The boot script adopts it before the first paint,
 * after the sheet of form drafts.
 */
export const DISMISSED_STYLES_KEY = 'dismissed';
