import { readHeading } from '#renderer/parse/heading';
import type { Locale } from '#site/i18n/locale';
import { renderArticleHead, renderArticleList, renderRelatedArticles } from '#site/pages/render-views';
import * as richText from '../renderer/fixtures/rich-text.ts';
import { renderPage } from '../renderer/section-story.tsx';
import { articleCards } from './article-cards.ts';
import { renderStoryLayout, siteStory } from './layout-story.tsx';

export default { title: 'site / Articles' };

type List = Parameters<typeof renderArticleList>[1];
const topics = ['Licht', 'Hout', 'Ambacht', 'Buiten'];
const hrefOf = (page: number) => (page === 1 ? '/nl/verhalen' : `/nl/verhalen?page=${page}`);

function list(overrides: Pick<List, 'cards'> & Partial<List>, currentTopic?: string) {
  return siteStory(
    (locale) =>
      renderArticleList(locale, {
        heading: { title: readHeading('Lezen *tot het donker is*'), topic: currentTopic, page: 1 },
        count: overrides.cards.length,
        hasLead: false,
        eager: false,
        topics: topics.map((label) => ({
          label,
          href: `/nl/verhalen?topic=${label.toLowerCase()}`,
          isCurrent: label === currentTopic,
        })),
        pages: { current: 1, last: 1, hrefOf },
        firstHref: '/nl/verhalen',
        ...overrides,
      }).html,
  );
}

function head(locale: Locale, overrides: Partial<Parameters<typeof renderArticleHead>[1]> = {}) {
  return renderArticleHead(locale, {
    heading: readHeading('Een bank *in november*'),
    intro: 'Wat er buiten blijft staan, en wat het daarvan krijgt.',
    topics: [{ label: 'Buiten', href: '/nl/verhalen?topic=buiten' }],
    publishedOn: { text: '14 november 2026', dateTime: '2026-11-14' },
    picture: articleCards[0]?.picture,
    author: 'Anke Roelofs',
    minutes: 2,
    ...overrides,
  }).html;
}

const relatedArticles = (locale: Locale) =>
  renderRelatedArticles(locale, { cards: articleCards.slice(1), listHref: '/nl/verhalen' })
    .map(({ html }) => html)
    .join('');

export const FirstPage = list({ cards: articleCards, hasLead: true, pages: { current: 1, last: 3, hrefOf } });
export const SecondPage = list({ cards: articleCards, pages: { current: 2, last: 3, hrefOf } });
export const OneTopic = list({ cards: articleCards.slice(1, 2) }, 'Licht');
export const TopicWithoutArticles = list({ cards: [] }, 'Hout');
export const NoArticles = list({ cards: [], topics: [] });
export const WithoutPictures = list({ cards: articleCards.map((card) => ({ ...card, picture: undefined })) });
export const ArticleHead = siteStory((locale) => head(locale));
export const ArticleHeadWithoutPicture = siteStory((locale) =>
  head(locale, { picture: undefined, topics: [] }),
);
export const RelatedArticles = siteStory(relatedArticles);
export const WholeArticle = siteStory((locale) => {
  const text = renderPage([{ ...richText.typical, eyebrow: null, heading: null }], locale.code).html;
  return renderStoryLayout(head(locale) + text + relatedArticles(locale), locale);
});
