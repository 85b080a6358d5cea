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

/**
 * Renders the cards that preview shows for the problems of one section, such as the reason why it is skipped. All problems can have the same path,
 * so the ids of further cards end in a number: `section-error-card-sections[3]-2`.
 */
export function renderErrorCards(
  problems: readonly SkippedSection[],
  texts: ErrorCardTexts,
): readonly RenderedSection[] {
  return problems.map((problem, index) =>
    renderErrorCard(problem, index === 0 ? problem.path : `${problem.path}-${index + 1}`, texts),
  );
}

function renderErrorCard(skipped: SkippedSection, name: string, texts: ErrorCardTexts): RenderedSection {
  const html = renderToStaticMarkup(createElement(SectionErrorCard, { skipped, texts }));
  return {
    id: `section-error-card-${name}`,
    type: 'section-error-card',
    html: `<section data-section="section-error-card">${html}</section>`,
  };
}
