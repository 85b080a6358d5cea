import { renderBreadcrumb } from '#site/layout/render-layout';
import { crumbs } from './breadcrumb-trail.ts';
import { siteStory } from './layout-story.tsx';

export default { title: 'site / Breadcrumb' };

function breadcrumb(trail: typeof crumbs, preservedQuery = '') {
  return siteStory((locale) =>
    renderBreadcrumb(locale, trail, preservedQuery)
      .map(({ html }) => html)
      .join(''),
  );
}

export const ToArticle = breadcrumb(crumbs);
export const InPreview = breadcrumb(crumbs, 'preview=true&token=example');
export const LongTrail = breadcrumb([
  ...crumbs.slice(0, 2),
  { title: 'Donkere maanden', path: '/nl/verhalen/donkere-maanden' },
  { title: 'Stimmungsbeleuchtungsempfehlungen', path: '/nl/verhalen/donkere-maanden/stimmung' },
  { title: 'Alles over het licht van kwart over vijf, eind november', path: '/nl/verhalen/x/y/z' },
]);
