import { useTranslation } from 'react-i18next';
import { MarkedText } from '#site/layout/marked-text';
import * as styles from './search-results.css.ts';
import type { CategoryResult } from './shown-results.ts';

/** Found categories with the categories above them and the number of their products. */
export function CategoryResults({ results }: { results: readonly CategoryResult[] }) {
  const { t } = useTranslation('category');
  return (
    <ul className={styles.categories}>
      {results.map(({ href, name, path, productCount }) => (
        <li key={href}>
          <a className={styles.category} href={href}>
            <span>
              {path.length > 0 && <span className={styles.path}>{`${path.join(' / ')} / `}</span>}
              <span className={styles.name}>
                <MarkedText runs={name} />
              </span>
            </span>
            <span className={styles.count}>{t('count', { count: productCount })}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
