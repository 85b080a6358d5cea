/** Stories and screenshots to record. */
export const PLAN_FILE = '.build/chromatic/plan.json';
/** Recordings of the Playwright run. */
export const RECORDINGS_FOLDER = '.build/chromatic/recorded';
/** The archive: a Storybook build for Chromatic. */
export const ARCHIVE_FOLDER = '.build/chromatic/built';
/** Separate package with Chromatic's dependencies (`.decisions/0017-chromatic-packages.md`). */
export const PACKAGE_FOLDER = '.tools/chromatic';
