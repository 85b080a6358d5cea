import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '#design-system/hydration';
import { Notice } from '#design-system/notice';
import { PageWidth } from '#design-system/page-width';
import { Text } from '#design-system/text';
import { useChoice } from '../use-choice.ts';
import type { StoreFinderViewProps } from './finder-props.ts';
import { type FinderChoice, finderHref, PLACE, readFinderQuery } from './finder-query.ts';
import { FinderResults } from './finder-results.tsx';
import { PlaceSearch } from './place-search.tsx';
import { StoreFilters } from './store-filters.tsx';
import * as styles from './store-finder-view.css.ts';

/** The store finder: a place, filters, and the stores that match. All controls are links or parts of one form, so they need no script. */
export function StoreFinderView(props: StoreFinderViewProps) {
  const { path, problem } = props;
  const { t } = useTranslation('stores');
  const links = { read: readFinderQuery, hrefOf: (target: FinderChoice) => finderHref(path, target) };
  const { choice, isPending, choose, heading } = useChoice(props.choice, links);
  const isHydrated = useHydrated();
  const [hasLocationError, setLocationError] = useState(false);

  function search(event: SubmitEvent<HTMLFormElement>) {
    setLocationError(false);
    if (choose({ ...choice, ...readTypedPlace(event.currentTarget, choice), page: 1 }))
      event.preventDefault();
  }

  return (
    <PageWidth>
      <form className={styles.finder} action={path} aria-label={t('list')} onSubmit={search}>
        {/* The browser replaces the query of the action. */}
        {[...new URLSearchParams(path.split('?')[1])].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <PlaceSearch
          path={path}
          locale={props.locale}
          choice={choice}
          shownPlace={props.choice.place}
          distances={props.distances}
          onChoose={choose}
          onLocationError={setLocationError}
        />
        <div role="alert" className={styles.problem}>
          {hasLocationError && (
            <Notice tone="danger" title={t('locationError.title')}>
              <Text size="small">{t('locationError.text')}</Text>
            </Notice>
          )}
        </div>
        {problem && (
          <Notice
            tone={problem === 'failed' ? 'danger' : 'neutral'}
            title={t(problem === 'failed' ? 'place.unavailable' : 'place.unknown', {
              place: props.choice.place,
            })}
          />
        )}
        <div className={styles.layout}>
          <StoreFilters
            choice={choice}
            kinds={props.kinds}
            services={props.services}
            countries={props.countries}
            hasSubmit={!isHydrated}
            onChoose={choose}
          />
          <FinderResults
            {...props}
            nextChoice={choice}
            isPending={isPending}
            heading={heading}
            onChoose={choose}
          />
        </div>
      </form>
    </PageWidth>
  );
}

/** Returns the typed place. It has a position only if it is still the place of the choice. */
function readTypedPlace(
  form: HTMLFormElement,
  { place, at }: FinderChoice,
): Pick<FinderChoice, 'place' | 'at'> {
  const typed = String(new FormData(form).get(PLACE) ?? '').trim();
  return { place: typed, at: typed === place ? at : undefined };
}
