import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/button';
import { useHydrated } from '#design-system/hydration';
import { SelectField } from '#design-system/select-field';
import { TextField } from '#design-system/text-field';
import type { Choose } from '../use-choice.ts';
import {
  DISTANCE,
  type FinderChoice,
  finderHref,
  PLACE,
  POSITION,
  readDistance,
  roundPosition,
  writeDistance,
  writePosition,
} from './finder-query.ts';
import type { FilterOption } from './finder-stores.ts';
import { LocateButton } from './locate-button.tsx';
import * as styles from './place-search.css.ts';
import { PlaceSuggestions } from './place-suggestions.tsx';

type PlaceSearchProps = {
  readonly path: string;
  readonly locale: string;
  /** The choice that the controls show. */
  readonly choice: FinderChoice;
  /** The place of the shown list. */
  readonly shownPlace: string;
  readonly distances: readonly FilterOption[];
  readonly onChoose: Choose<FinderChoice>;
  /** Called with true if the position of the visitor cannot be determined, and with false at a new attempt. */
  readonly onLocationError: (hasError: boolean) => void;
};

const FIELD_ID = 'store-place';
const MAX_LENGTH = 100;

/** The place and the distance of the store finder: a text field with suggestions, the visitor's position on request, and a select. */
export function PlaceSearch({
  path,
  locale,
  choice,
  shownPlace,
  distances,
  onChoose,
  onLocationError,
}: PlaceSearchProps) {
  const { t } = useTranslation('stores');
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const isHydrated = useHydrated();
  const { place } = choice;
  /** The place that this component has written into the field. */
  const fieldPlace = useRef(place);
  /** The place of the list at the last render. */
  const lastShownPlace = useRef(shownPlace);

  // After going back or forward, the field must contain the place of the shown page.
  useEffect(() => {
    // If the list could not be loaded, the field keeps the typed text, so that the visitor can send it again.
    const hasListFailed = place === shownPlace && shownPlace === lastShownPlace.current;
    if (input && place !== fieldPlace.current && !(hasListFailed && input.value !== '')) input.value = place;
    fieldPlace.current = place;
    lastShownPlace.current = shownPlace;
  }, [input, place, shownPlace]);

  return (
    <div className={styles.search}>
      <div className={styles.place}>
        <TextField
          id={FIELD_ID}
          name={PLACE}
          label={t('place.label')}
          requiredLabel=""
          defaultValue={place}
          autoComplete="off"
          maxLength={MAX_LENGTH}
          ref={setInput}
        />
        {choice.at && place === '' && (
          <input type="hidden" name={POSITION} value={writePosition(choice.at)} />
        )}
        {input && isHydrated && (
          <PlaceSuggestions
            input={input}
            locale={locale}
            hrefOf={({ label, ...at }) => finderHref(path, { ...choice, place: label, at, page: 1 })}
            onChoose={({ label, ...at }) => {
              onLocationError(false);
              fieldPlace.current = label;
              return onChoose({ ...choice, place: label, at: roundPosition(at), page: 1 });
            }}
          />
        )}
      </div>
      <div className={styles.distance}>
        <SelectField
          id="store-distance"
          name={DISTANCE}
          label={t('filters.distance')}
          requiredLabel=""
          placeholder={t('filters.anyDistance')}
          options={distances}
          hint={choice.distance && !choice.at && place === '' ? t('filters.needsPlace') : undefined}
          value={choice.distance ? writeDistance(choice.distance) : ''}
          onChange={({ currentTarget: { value } }) =>
            onChoose({ ...choice, distance: readDistance(value), page: 1 })
          }
        />
      </div>
      <div className={styles.actions}>
        <Button type="submit" icon="search">
          {t('place.submit')}
        </Button>
        <LocateButton
          place={place}
          onLocate={(at) => {
            onLocationError(false);
            if (input) input.value = '';
            fieldPlace.current = '';
            onChoose({ ...choice, place: '', at: roundPosition(at), page: 1 });
          }}
          onStart={() => onLocationError(false)}
          onError={() => onLocationError(true)}
        />
      </div>
    </div>
  );
}
