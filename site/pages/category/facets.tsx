import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/button';
import { Text } from '#design-system/text';
import { unscriptedOnly } from '../scripting.css.ts';
import { type ListChoice, canAddValue, clearFacet, FILTER, isChosen, toggleValue } from './category-query.ts';
import { FacetChoice } from './facet-choice.tsx';
import * as styles from './facets.css.ts';
import { ListForm } from './list-form.tsx';
import type { ListFacet } from './list-options.ts';

type FacetsProps = {
  /** Path of the list, encoded, with the query that all its URLs have. The form sends both without a script. */
  readonly path: string;
  /** Id of the form, for controls outside of it. */
  readonly formId: string;
  readonly facets: readonly ListFacet[];
  /** Codes of the facets with a value that is chosen, or was chosen earlier on this page. */
  readonly usedCodes: readonly string[];
  readonly choice: ListChoice;
  /** Whether the form shows its submit button, because no script handles a choice. */
  readonly hasSubmit: boolean;
  readonly onChoose: (choice: ListChoice) => void;
};

/**
 * The number of facets that are open. Further facets are open only if they are used. A facet stays open when its last value is removed, because
 * this value has the focus.
 */
const OPEN_FACETS = 3;

/** The facets of a list as a form. Each facet is a group that opens and closes. */
export function Facets({ path, formId, facets, usedCodes, choice, hasSubmit, onChoose }: FacetsProps) {
  const { t } = useTranslation('category');
  const groups = facets.filter(({ kind }) => kind !== 'toggle');
  const toggles = facets.filter(({ kind }) => kind === 'toggle');
  return (
    <ListForm id={formId} path={path} className={styles.form} aria-label={t('filters.title')}>
      {facets.some(({ code }) => !canAddValue(choice, code)) && <Text size="note">{t('filters.limit')}</Text>}
      {groups.map((facet, index) => {
        const { code, label, kind, values } = facet;
        const hasChoice = choice.facets.some((chosen) => chosen.code === code);
        return (
          <details key={code} className={styles.group} open={index < OPEN_FACETS || usedCodes.includes(code)}>
            <summary className={styles.summary}>{label}</summary>
            <fieldset className={styles.values}>
              <legend className={styles.legend}>{label}</legend>
              {kind === 'range' && (
                <FacetChoice
                  type="radio"
                  name={FILTER}
                  value=""
                  label={t('filters.anyPrice')}
                  checked={!hasChoice}
                  canBeAdded
                  onChange={() => onChoose(clearFacet(choice, code))}
                />
              )}
              {values.map((value) => (
                <FacetChoice
                  key={value.value}
                  {...value}
                  type={kind === 'range' ? 'radio' : 'checkbox'}
                  name={FILTER}
                  value={`${code}:${value.value}`}
                  checked={isChosen(choice, code, value.value)}
                  canBeAdded={canAddValue(choice, code)}
                  onChange={() => onChoose(toggleValue(choice, code, value.value))}
                />
              ))}
            </fieldset>
          </details>
        );
      })}
      {toggles.map(({ code, label, values }) => (
        <div key={code} className={styles.toggle}>
          {values.map((value) => (
            <FacetChoice
              key={value.value}
              {...value}
              type="switch"
              name={FILTER}
              value={`${code}:${value.value}`}
              label={label}
              checked={isChosen(choice, code, value.value)}
              canBeAdded={canAddValue(choice, code)}
              onChange={() => onChoose(toggleValue(choice, code, value.value))}
            />
          ))}
        </div>
      ))}
      {hasSubmit && (
        <div className={unscriptedOnly}>
          <div className={styles.submit}>
            <Button type="submit">{t('filters.apply')}</Button>
          </div>
        </div>
      )}
    </ListForm>
  );
}
