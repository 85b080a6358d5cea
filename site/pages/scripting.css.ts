import { globalSection, section } from '#theme/layered';

/** Matches while scripts run and the section has not failed, so the section is hydrated or will be. */
const scripted = ':root[data-booted] [data-section]:not([data-hydrated=failed])';

/** A control that only an interactive section has. It takes its space before the section is hydrated, so that nothing moves then. */
export const scriptedOnly = section({ display: 'none' });
globalSection(`${scripted} ${scriptedOnly}`, { display: 'contents' });

/** A control that only a section without a script has. It takes no space before the section is hydrated, so that nothing moves then. */
export const unscriptedOnly = section({ display: 'contents' });
globalSection(`${scripted} ${unscriptedOnly}`, { display: 'none' });
