import { render } from '@testing-library/react';
import { createElement } from 'react';
import type { PageData } from '#renderer/render/data-requirements';
import { sectionStory } from '../../../stories/renderer/section-story.tsx';

/** Renders sections of CMS JSON like a page: as HTML, with hydration of the interactive ones. */
export function show(...json: readonly unknown[]) {
  return render(createElement(sectionStory(json)));
}

/** Renders sections with the given page data. */
export function showWith(data: PageData, ...json: readonly unknown[]) {
  return render(createElement(sectionStory(json, 'nl', data)));
}
