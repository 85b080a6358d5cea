import { emptyLayoutData } from '#site/layout/layout-data';
import { renderBreadcrumb } from '#site/layout/render-layout';
import * as hero from '../renderer/fixtures/hero.ts';
import * as richText from '../renderer/fixtures/rich-text.ts';
import { renderPage } from '../renderer/section-story.tsx';
import { crumbs } from './breadcrumb-trail.ts';
import { renderStoryLayout, siteStory } from './layout-story.tsx';

export default { title: 'site / Layout' };

const opening = (code: Parameters<typeof renderPage>[1]) =>
  renderPage([hero.typical, richText.typical], code).html;

export const WithPage = siteStory((locale) => renderStoryLayout(opening(locale.code), locale));
export const WithPageAndBreadcrumb = siteStory((locale) => {
  const [breadcrumb] = renderBreadcrumb(locale, crumbs, '');
  const text = renderPage([{ ...richText.typical, heading: null }], locale.code).html;
  return renderStoryLayout(`${breadcrumb?.html ?? ''}${text}`, locale);
});
export const WithoutPage = siteStory((locale) => renderStoryLayout('', locale));
export const WithoutMenus = siteStory((locale) =>
  renderStoryLayout(opening(locale.code), locale, { layoutData: emptyLayoutData }),
);
