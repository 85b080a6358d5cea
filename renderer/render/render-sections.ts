import { createElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { SectionType } from '../sections/schemas.ts';
import type { LeftOut, ReadSection, Section } from '../sections/section.ts';
import { viewOf } from '../sections/view-of.ts';
import type { ViewProps } from '../sections/views.ts';
import { type Answers, answersFor, type PageAnswers } from './data-requirements.ts';
import { isBlank } from './empty-html.ts';
import { eagerSection, mainHeadingSection } from './h1-and-lcp.ts';
import type { SectionFrame } from './section-context.ts';
import { LeftOutCard } from './section-error-card.tsx';
import type { LeftOutWords, SectionWords } from './section-texts.ts';
import { hydrates } from './should-hydrate.ts';

/** What all sections of a page share when they are shown. */
export type PageFrame = {
  /** The page's language as `Intl` wants it: `nl-NL`, `en-GB`. */
  readonly language: string;
  readonly words: SectionWords;
  readonly answers: PageAnswers;
  /** The words of the card that editors see in preview where a section was left out; `undefined` for visitors, who see nothing. */
  readonly leftOutWords: LeftOutWords | undefined;
  /** The page has its h1 and its eager picture above its sections. */
  readonly opened?: boolean;
};

/** One section as HTML; an interactive one also with the props its view hydrates with. */
export type RenderedSection = {
  readonly id: string;
  readonly type: string;
  readonly html: string;
  /** Props for hydration, frame included; absent for static sections, whose HTML is all that reaches the browser. */
  readonly props?: object;
};

export type RenderedPage = {
  readonly sections: RenderedSection[];
  readonly leftOut: LeftOut[];
  /** Whether one of the sections carries the page's h1. */
  readonly hasMainHeading: boolean;
  /** Whether one of them holds the page's eager picture. */
  readonly hasEagerPicture: boolean;
};

/**
 * Turns read sections into HTML. A view that throws, or shows nothing, is left out like an unreadable section; its neighbours stay.
 */
export function renderSections(read: readonly ReadSection[], page: PageFrame): RenderedPage {
  const readable = read.flatMap((item) => ('section' in item ? [item.section] : []));
  const mainHeading = page.opened ? undefined : mainHeadingSection(readable);
  const eager = page.opened ? undefined : eagerSection(readable);
  const rendered: RenderedPage = {
    sections: [],
    leftOut: [],
    hasMainHeading: mainHeading !== undefined,
    hasEagerPicture: eager !== undefined,
  };

  for (const item of read) {
    const result =
      'leftOut' in item ? item.leftOut : renderSafely(item.section, page, { mainHeading, eager });
    if ('html' in result) {
      rendered.sections.push(result);
      continue;
    }
    rendered.leftOut.push(result);
    if (page.leftOutWords) rendered.sections.push(renderCard(result, page.leftOutWords));
  }
  return rendered;
}

type Roles = { readonly mainHeading: Section | undefined; readonly eager: Section | undefined };

function renderSafely(section: Section, page: PageFrame, roles: Roles): RenderedSection | LeftOut {
  try {
    const answers = answersFor(section, page.answers);
    const rendered = renderSection(section, page, answers, roles, hydrates(section, answers));
    if (!isBlank(rendered.html)) return rendered;
    return { type: section.type, path: section.path, reason: 'Nothing in it to show' };
  } catch (error) {
    const reason = `The view failed: ${error instanceof Error ? error.message : String(error)}`;
    return { type: section.type, path: section.path, reason };
  }
}

function renderSection<Type extends SectionType>(
  section: Section<Type>,
  page: PageFrame,
  answers: Answers,
  roles: Roles,
  interactive: boolean,
): RenderedSection {
  const { id, type, anchor, tone } = section;
  const frame: SectionFrame<Type> = {
    id,
    headingLevel: section === roles.mainHeading ? 1 : 2,
    eager: section === roles.eager,
    language: page.language,
    words: page.words[type],
    answers,
  };
  const props: ViewProps<Type> = { ...section.props, frame };
  const element = viewOf(type, props);
  const inside = interactive
    ? renderToString(element, { identifierPrefix: id })
    : renderToStaticMarkup(element, { identifierPrefix: id });
  const island = interactive ? ` data-island="${id}"` : '';
  const html = `<section id="${anchor}" data-section="${type}" data-tone="${tone}"${island}>${inside}</section>`;
  return interactive ? { id, type, html, props } : { id, type, html };
}

function renderCard(leftOut: LeftOut, words: LeftOutWords): RenderedSection {
  const html = renderToStaticMarkup(createElement(LeftOutCard, { leftOut, words }));
  return {
    id: `left-out-${leftOut.path}`,
    type: 'left-out',
    html: `<section data-section="left-out">${html}</section>`,
  };
}
