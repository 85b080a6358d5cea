import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { SectionResult, SkippedSection } from '../sections/section.ts';
import type { ErrorCardTexts, PageContext } from './page-context.ts';
import type { RenderedSection } from './render-section.ts';
import { SectionErrorCard } from './section-error-card.tsx';
import { SectionScheduleNote } from './section-schedule-note.tsx';

/** Renders the note that preview shows above a section with a schedule. Empty for other sections and for visitors. */
export function renderScheduleNote(
  result: SectionResult,
  { describeSchedule }: PageContext,
): readonly RenderedSection[] {
  if (!describeSchedule || !('section' in result) || !result.section.schedule) return [];
  const { id, schedule } = result.section;
  const html = renderToStaticMarkup(createElement(SectionScheduleNote, { text: describeSchedule(schedule) }));
  return [
    {
      id: `${id}-schedule`,
      type: 'section-schedule-note',
      html: `<section data-section="section-schedule-note">${html}</section>`,
    },
  ];
}

/** Renders the card that preview shows in place of a skipped section. */
export function renderErrorCard(skipped: SkippedSection, texts: ErrorCardTexts): RenderedSection {
  const html = renderToStaticMarkup(createElement(SectionErrorCard, { skipped, texts }));
  return {
    id: `section-error-card-${skipped.path}`,
    type: 'section-error-card',
    html: `<section data-section="section-error-card">${html}</section>`,
  };
}
