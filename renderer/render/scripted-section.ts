/**
 * Selector of a section that is hydrated, or will be. It matches nothing if the entry script did not run, and not a section whose script
 * failed, because both work as without scripts. The boot script sets `data-booted`, hydration sets `data-hydrated`.
 */
export const SCRIPTED_SECTION = ':root[data-booted] [data-section]:not([data-hydrated=failed])';
