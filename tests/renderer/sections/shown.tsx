import { render } from '@testing-library/react';
import { createElement } from 'react';
import type { PageData } from '#renderer/render/data-requirements';
import { sectionStory } from '../../../stories/renderer/section-story.tsx';

/** Shows sections of the CMS's JSON as a page does: HTML first, then hydration of the interactive ones. */
export function show(...json: readonly unknown[]) {
  return render(createElement(sectionStory(json)));
}

/** The same, the site knowing just this for them. */
export function showWith(answers: PageData, ...json: readonly unknown[]) {
  return render(createElement(sectionStory(json, 'nl', answers)));
}
