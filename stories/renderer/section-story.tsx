import { LeftOutCard } from '#renderer/left-out-card';
import { readSections } from '#renderer/read-sections';
import type { Section } from '#renderer/section';
import type { SectionType } from '#renderer/schemas';
import { viewOf } from '#renderer/view-of';
import { leftOutWords, words } from './words.ts';

const reading = { locale: 'nl', locales: ['nl', 'de'], origin: 'https://www.example.test' };
const answers = { sunset: { place: 'Deventer', time: '16:38', dateTime: '2026-11-21T15:38:00Z' } };

/** Sections as the CMS gives them, read and shown as on a page; the first heading is the page's. */
export function SectionStory({ json, language = 'nl-NL' }: { json: readonly unknown[]; language?: string }) {
  return (
    <main lang={language}>
      {readSections(json, reading).map((read, position) =>
        'leftOut' in read ? (
          <section key={read.leftOut.path} data-section="left-out">
            <LeftOutCard leftOut={read.leftOut} words={leftOutWords} />
          </section>
        ) : (
          <ShownSection key={read.section.id} section={read.section} opens={position === 0} language={language} />
        ),
      )}
    </main>
  );
}

function ShownSection<Type extends SectionType>(props: { section: Section<Type>; opens: boolean; language: string }) {
  const { section, opens, language } = props;
  const frame = {
    id: section.id,
    headingLevel: opens ? 1 : 2,
    eager: opens,
    language,
    words: words[section.type],
    answers,
  } as const;
  return (
    <section id={section.anchor} data-section={section.type} data-tone={section.tone}>
      {viewOf(section.type, { ...section.props, frame })}
    </section>
  );
}
