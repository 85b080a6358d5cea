/** Which stories are recorded, and in which shots. */
export const PLAN = '.build/chromatic/plan.json';
/** What the run recorded. */
export const RECORDED = '.build/chromatic/recorded';
/** The archive as a Storybook, as Chromatic shows it. */
export const BUILT = '.build/chromatic/built';
/** Where the packages for all this are, apart from the project's own (`.decisions/0017-chromatic-packages.md`). */
export const PACKAGES = '.tools/chromatic';
