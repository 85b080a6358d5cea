import { useTranslation } from 'react-i18next';
import { Heading } from '#design-system/heading';
import { Text } from '#design-system/text';
import { MarkedText } from '#site/layout/marked-text';
import * as styles from './search-results.css.ts';
import type { ContentResult } from './shown-results.ts';

type ContentResultsProps = { readonly results: readonly ContentResult[]; readonly level: 2 | 3 };

/** Found pages, articles and stores, each with the part of its text that matches. */
export function ContentResults({ results, level }: ContentResultsProps) {
  const { t } = useTranslation('search');
  return (
    <ol className={styles.content}>
      {results.map(({ href, title, snippet, kind }) => (
        <li key={href} className={styles.entry}>
          <Heading level={level} size="title">
            <a className={styles.link} href={href}>
              <MarkedText runs={title} />
            </a>
          </Heading>
          {snippet.length > 0 && (
            <Text size="small" tone="quiet">
              <MarkedText runs={snippet} />
            </Text>
          )}
          {kind && <span className={styles.kind}>{t(`kinds.${kind}`)}</span>}
        </li>
      ))}
    </ol>
  );
}
