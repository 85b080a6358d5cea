import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '#design-system/visually-hidden';
import {
  clearRecentSearches,
  parseRecentSearches,
  storedSearches,
  subscribeToRecentSearches,
} from '#site/layout/recent-searches';
import { isSameTerm } from '#site/protocol/search-term';
import { useMayAppear } from '../use-may-appear.ts';
import * as styles from './search-form.css.ts';
import { TermList } from './search-form.tsx';

type RecentSearchesProps = {
  /** URL of the search page. */
  readonly action: string;
  /** Code of the locale. */
  readonly locale: string;
  /** The term of the shown page, or empty. It has no link, because the link would lead to the same page. */
  readonly term: string;
  /** Whether the visitor has used the search form. */
  readonly isFormUsed: boolean;
  /** Called after the visitor has cleared the list. The button that had the focus is then gone. */
  readonly onClear: () => void;
};

/**
 * Links to the recent searches of this browser in the locale. The server does not know these searches, so it renders nothing. The links appear
 * when the visitor uses the search form, or while their place is below the window, so that no visible content moves unexpectedly.
 */
export function RecentSearches({ action, locale, term, isFormUsed, onClear }: RecentSearchesProps) {
  const { t } = useTranslation('search');
  const stored = useSyncExternalStore(subscribeToRecentSearches, storedSearches, () => '');
  const terms = parseRecentSearches(stored, locale).filter((other) => !isSameTerm(other, term));
  const [announcement, announce] = useState('');
  const { place, mayAppear } = useMayAppear();

  function clear() {
    clearRecentSearches(locale);
    announce(t('recent.cleared'));
    onClear();
  }

  return (
    <>
      <div ref={place} />
      {(mayAppear || isFormUsed) && terms.length > 0 && (
        <TermList title={t('recent.title')} terms={terms} action={action}>
          <p className={styles.note}>
            {t('recent.note')}{' '}
            <button type="button" className={styles.clear} onClick={clear}>
              {t('recent.clear')}
            </button>
          </p>
        </TermList>
      )}
      <VisuallyHidden live>{announcement}</VisuallyHidden>
    </>
  );
}
