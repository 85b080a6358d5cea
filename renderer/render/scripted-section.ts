/**
 * Selector of a section that is hydrated, or can still be hydrated. It matches no section without scripts or after the entry script has
 * failed, and no section whose own script has failed. Such a section works as without scripts.
 */
export const SCRIPTED_SECTION = ':root[data-booted] [data-section]:not([data-hydrated=failed])';
