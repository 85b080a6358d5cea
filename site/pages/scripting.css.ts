import { SCRIPTED_SECTION } from '#renderer/render/scripted-section';
import { globalSection, section } from '#theme/layered';

/** A control that only an interactive section has. It takes its space before the section is hydrated, so that nothing moves then. */
export const scriptedOnly = section({ display: 'none' });
globalSection(`${SCRIPTED_SECTION} ${scriptedOnly}`, { display: 'contents' });

/** A control that only a section without a script has. It takes no space before the section is hydrated, so that nothing moves then. */
export const unscriptedOnly = section({ display: 'contents' });
globalSection(`${SCRIPTED_SECTION} ${unscriptedOnly}`, { display: 'none' });
