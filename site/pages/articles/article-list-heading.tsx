import { Trans } from 'react-i18next';
import { HeadingRuns } from '#design-system/heading';
import type { Heading as Runs } from '#renderer/parse/heading';
import { createMessageHeading } from '../message-heading.tsx';

const PageHeading = createMessageHeading({ level: 1, size: 'display' });

type TopicHeadingProps = {
  /** The title of the page, by the editor. */
  readonly title: Runs;
  /** The current topic in a sentence: "light". */
  readonly topic?: string | undefined;
};

export type ArticleListHeadingProps = TopicHeadingProps & {
  /** Number of the page in the list, from 1. */
  readonly page: number;
};

/** The h1 of a list of articles: the page's title, with the topic and the number of the page. */
export function ArticleListHeading({ title, topic, page }: ArticleListHeadingProps) {
  const heading = <TopicHeading title={title} topic={topic} />;
  if (page === 1) return <PageHeading>{heading}</PageHeading>;
  return (
    <Trans
      ns="articles"
      i18nKey="headings.page"
      values={{ page }}
      parent={PageHeading}
      components={{ title: heading, em: <em /> }}
    />
  );
}

function TopicHeading({ title, topic }: TopicHeadingProps) {
  const runs = <HeadingRuns runs={title} />;
  if (topic === undefined) return runs;
  return (
    <Trans
      ns="articles"
      i18nKey="headings.topic"
      values={{ topic }}
      components={{ title: runs, em: <em /> }}
    />
  );
}
