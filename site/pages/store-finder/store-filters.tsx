import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/button';
import { Choice } from '#design-system/choice';
import { SelectField } from '#design-system/select-field';
import { VisuallyHidden } from '#design-system/visually-hidden';
import { unscriptedOnly } from '../scripting.css.ts';
import type { Choose } from '../use-choice.ts';
import { COUNTRY, type FinderChoice, KIND, SERVICE, toggleHandle } from './finder-query.ts';
import type { CountedOption } from './finder-stores.ts';
import * as styles from './store-filters.css.ts';

type StoreFiltersProps = {
  readonly choice: FinderChoice;
  readonly kinds: readonly CountedOption[];
  readonly services: readonly CountedOption[];
  readonly countries: readonly CountedOption[];
  /** Whether the filters have a submit button, because no script handles a choice. */
  readonly hasSubmit: boolean;
  readonly onChoose: Choose<FinderChoice>;
};

/** The filters of the store finder. On small screens they are closed until the visitor opens them. */
export function StoreFilters({ choice, kinds, services, countries, hasSubmit, onChoose }: StoreFiltersProps) {
  const { t, i18n } = useTranslation('stores');
  const format = new Intl.NumberFormat(i18n.language);
  const count = choice.kinds.length + choice.services.length + Number(choice.country !== undefined);
  return (
    <details className={styles.filters}>
      <summary className={styles.summary}>
        {count === 0 ? t('filters.title') : t('filters.titleChosen', { count })}
      </summary>
      <div className={styles.groups}>
        <CheckboxGroup
          label={t('filters.kinds')}
          name={KIND}
          options={kinds}
          chosen={choice.kinds}
          onChange={(value) => onChoose({ ...choice, kinds: toggleHandle(choice.kinds, value), page: 1 })}
        />
        <CheckboxGroup
          label={t('filters.services')}
          name={SERVICE}
          options={services}
          chosen={choice.services}
          onChange={(value) =>
            onChoose({ ...choice, services: toggleHandle(choice.services, value), page: 1 })
          }
        />
        {countries.length > 1 && (
          <SelectField
            id="store-country"
            name={COUNTRY}
            label={t('filters.country')}
            requiredLabel=""
            placeholder={t('filters.anyCountry')}
            options={countries.map(({ value, label, count: stores }) => ({
              value,
              label: `${label} (${format.format(stores)})`,
            }))}
            value={choice.country ?? ''}
            onChange={({ currentTarget: { value } }) =>
              onChoose({ ...choice, country: value || undefined, page: 1 })
            }
          />
        )}
        {hasSubmit && (
          <div className={unscriptedOnly}>
            <Button type="submit" tone="quiet">
              {t('filters.apply')}
            </Button>
          </div>
        )}
      </div>
    </details>
  );
}

type CheckboxGroupProps = {
  readonly label: string;
  readonly name: string;
  readonly options: readonly CountedOption[];
  readonly chosen: readonly string[];
  readonly onChange: (value: string) => void;
};

/** Checkboxes of one filter, each with the number of its stores. Renders nothing without an option. */
function CheckboxGroup({ label, name, options, chosen, onChange }: CheckboxGroupProps) {
  const { t, i18n } = useTranslation('stores');
  const format = new Intl.NumberFormat(i18n.language);
  if (options.length === 0) return null;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      {options.map((option) => (
        <div key={option.value} className={styles.choice}>
          <Choice
            name={name}
            value={option.value}
            checked={chosen.includes(option.value)}
            onChange={() => onChange(option.value)}
          >
            {option.label}{' '}
            <span className={styles.count} aria-hidden="true">
              {format.format(option.count)}
            </span>
            <VisuallyHidden>({t('count', { count: option.count })})</VisuallyHidden>
          </Choice>
        </div>
      ))}
    </fieldset>
  );
}
