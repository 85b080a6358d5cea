import { readHeading } from '#renderer/parse/heading';
import { messagesOf } from '#site/i18n/messages';
import { renderArticleHead, renderArticleList, renderRelatedArticles } from '#site/pages/render-views';
import * as richText from '../renderer/fixtures/rich-text.ts';
import { renderPage } from '../renderer/section-story.tsx';
import { articleCards } from './article-cards.ts';
import { renderStoryLayout, siteStory } from './layout-story.tsx';

export default { title: 'site / Stories to read' };

type List = Parameters<typeof renderArticleList>[0];
const topics = ['Licht', 'Hout', 'Ambacht', 'Buiten'];
const hrefOf = (page: number) => (page === 1 ? '/nl/verhalen' : `/nl/verhalen?page=${page}`);

function list(overrides: Pick<List, 'cards'> & Partial<List>, topic?: string) {
  return siteStory((locale) => {
    const { t } = messagesOf(locale);
    return renderArticleList({
      heading: readHeading('Lezen *tot het donker is*'),
      hasLead: false,
      eager: false,
      topics: [undefined, ...topics].map((label) => ({
        label: label ?? t('articles:allTopics'),
        href: label ? `/nl/verhalen?topic=${label.toLowerCase()}` : '/nl/verhalen',
        isCurrent: label === topic,
      })),
      pages: { current: 1, last: 1, hrefOf },
      texts: {
        topics: t('articles:topics'),
        count: t('articles:count', { count: overrides.cards.length }),
        empty: t(topic ? 'articles:emptyTopic' : 'articles:empty'),
        pages: {
          label: t('articles:pages.label'),
          previous: t('articles:pages.previous'),
          next: t('articles:pages.next'),
          page: (page) => t('articles:pages.page', { page }),
        },
      },
      all: topic ? { label: t('articles:allArticles'), href: '/nl/verhalen' } : undefined,
      ...overrides,
    }).html;
  });
}

function head(overrides: Partial<Parameters<typeof renderArticleHead>[0]> = {}) {
  return renderArticleHead({
    heading: readHeading('Een bank *in november*'),
    intro: 'Wat er buiten blijft staan, en wat het daarvan krijgt.',
    topics: [{ label: 'Buiten', href: '/nl/verhalen?topic=buiten' }],
    publishedOn: { text: '14 november 2026', dateTime: '2026-11-14' },
    picture: articleCards[0]?.picture,
    texts: { by: 'Door Anke Roelofs', reading: '2 minuten lezen' },
    ...overrides,
  }).html;
}

const relatedArticles = () =>
  renderRelatedArticles({
    heading: readHeading('Lees *verder*'),
    cards: articleCards.slice(1),
    all: { label: 'Alle verhalen', href: '/nl/verhalen' },
  })
    .map(({ html }) => html)
    .join('');

export const FirstPage = list({ cards: articleCards, hasLead: true, pages: { current: 1, last: 3, hrefOf } });
export const SecondPage = list({ cards: articleCards, pages: { current: 2, last: 3, hrefOf } });
export const OneTopic = list({ cards: articleCards.slice(1, 2) }, 'Licht');
export const TopicWithoutArticles = list({ cards: [] }, 'Hout');
export const NoArticles = list({ cards: [], topics: [] });
export const WithoutPictures = list({ cards: articleCards.map((card) => ({ ...card, picture: undefined })) });
export const ArticleHead = siteStory(() => head());
export const ArticleHeadWithoutPicture = siteStory(() => head({ picture: undefined, topics: [] }));
export const RelatedArticles = siteStory(relatedArticles);
export const WholeArticle = siteStory((locale) => {
  const text = renderPage([{ ...richText.typical, eyebrow: null, heading: null }], locale.code).html;
  return renderStoryLayout(head() + text + relatedArticles(), locale);
});
