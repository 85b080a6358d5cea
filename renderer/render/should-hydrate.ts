import { isInteractive } from '../sections/interactive.ts';
import type { Section } from '../sections/section.ts';
import type { SectionData } from './data-requirements.ts';

/**
 * Whether a section hydrates: its type can, and there is something in it for a script to do. A picture from edge to edge, a
 * carousel of one slide, a gallery without pictures, a toggle of one step, a form that is missing or sent is HTML only and brings no
 * script along.
 */
export function shouldHydrate(section: Section, { form }: SectionData = {}): boolean {
  switch (section.type) {
    case 'full-width-media':
      return section.props.video !== undefined;
    case 'interactive-carousel':
      return section.props.slides.length > 1;
    case 'gallery':
      return section.props.pictures.length > 0;
    case 'form':
      return form?.definition !== undefined && form.posted?.result.outcome !== 'accepted';
    case 'image-toggle-range':
      return section.props.steps.length > 1;
    default:
      return isInteractive(section.type);
  }
}
