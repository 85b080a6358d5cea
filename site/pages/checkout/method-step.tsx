import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Choice } from '#design-system/choice';
import { Fieldset } from '#design-system/fieldset';
import { Notice } from '#design-system/notice';
import type { ErrorsByField } from '#renderer/forms/submission-result';
import type { PostedScreenForm } from '../screen-action.ts';
import * as styles from './step-form.css.ts';
import { StepForm } from './step-form.tsx';
import type { StepLayoutProps } from './step-layout-props.ts';
import { StepLayout, CheckoutUnavailable } from './step-layout.tsx';

type OfferedMethod = {
  /** The value of its radio button. */
  readonly value: string;
  readonly title: string;
  /** Sentences below the title. */
  readonly notes: readonly string[];
  /** The price, beside the title. */
  readonly price?: ReactNode;
  /** Renders the fields of the method below it. */
  readonly renderFields?: ((errors: ErrorsByField) => ReactNode) | undefined;
};

type MethodStepProps = {
  readonly layout: StepLayoutProps;
  readonly posted: PostedScreenForm | undefined;
  /** The name of the step, which selects its messages. */
  readonly step: 'shipping' | 'payment';
  readonly methods: readonly OfferedMethod[];
  readonly chosen: string | undefined;
  /** Shown if the step has no methods, for example a link to the addresses. */
  readonly alternative?: ReactNode;
};

/** A step of the checkout with one choice: the delivery or the payment. */
export function MethodStep({ layout, posted, step, methods, chosen, alternative }: MethodStepProps) {
  const { t } = useTranslation('checkout');
  return (
    <StepLayout layout={layout}>
      {!layout.summary && <CheckoutUnavailable href={layout.href} />}
      {layout.summary && methods.length === 0 && (
        <Notice title={t(`${step}.none`)} level={2}>
          {alternative}
        </Notice>
      )}
      {layout.summary && methods.length > 0 && (
        <StepForm
          layout={layout}
          posted={posted}
          submitLabel={t(`continue.${step}`)}
          pendingLabel={t('pending')}
        >
          {(errors) => (
            <Fieldset
              id="methods"
              role="radiogroup"
              label={t(`${step}.legend`)}
              requiredLabel={t('required')}
              error={errors['method']?.[0]}
              required
            >
              <div className={styles.options}>
                {methods.map(({ value, title, notes, price, renderFields }, index) => (
                  <div key={value} className={styles.option}>
                    <Choice
                      // The id of the first radio button is the name of the field, because the ids of all fields of steps are their names.
                      id={index === 0 ? 'method' : `method-${index}`}
                      name="method"
                      value={value}
                      variant="radio"
                      defaultChecked={value === chosen}
                      required
                    >
                      {title}
                      {notes.map((note) => (
                        <span key={note} className={styles.optionNote}>
                          {note}
                        </span>
                      ))}
                    </Choice>
                    {price && <span className={styles.optionPrice}>{price}</span>}
                    {renderFields?.(errors)}
                  </div>
                ))}
              </div>
            </Fieldset>
          )}
        </StepForm>
      )}
    </StepLayout>
  );
}
