import { useTranslation } from 'react-i18next';
import { Checkbox } from '#design-system/checkbox';
import { Prose } from '#design-system/prose';
import { termsField } from './review-fields.ts';
import * as styles from './review-view.css.ts';

/** Terms of the shop that the customer accepts. */
export type Agreement = {
  readonly id: number;
  readonly name: string;
  readonly checkbox: string;
  /** Sanitised HTML, or `undefined` if the terms are plain text. */
  readonly html: string | undefined;
  readonly text: string | undefined;
};

/** A checkbox, and a `details` element with the terms. */
export function AgreementField({
  agreement,
  error,
}: {
  readonly agreement: Agreement;
  readonly error: string | undefined;
}) {
  const { t } = useTranslation('checkout');
  const name = termsField(agreement.id);
  return (
    <div>
      <Checkbox
        id={name}
        name={name}
        label={agreement.checkbox}
        requiredLabel={t('required')}
        error={error}
        required
      />
      <details className={styles.terms}>
        <summary className={styles.termsTitle}>{t('readTerms', { name: agreement.name })}</summary>
        {agreement.html === undefined ? <p>{agreement.text}</p> : <Prose html={agreement.html} />}
      </details>
    </div>
  );
}
