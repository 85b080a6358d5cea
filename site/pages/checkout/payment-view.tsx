import { useTranslation } from 'react-i18next';
import { TextField } from '#design-system/text-field';
import type { ErrorsByField } from '#renderer/forms/submission-result';
import { MAX_REFERENCE_LENGTH } from '#site/protocol/order-reference';
import type { PaymentKind } from '#site/services/shop';
import type { PostedScreenForm } from '../screen-action.ts';
import { MethodStep } from './method-step.tsx';
import * as styles from './step-form.css.ts';
import type { StepLayoutProps } from './step-layout-props.ts';

type OfferedPayment = {
  readonly code: string;
  /** The shop's name of the method, in the language of the page. */
  readonly title: string;
  /** The kind of an offline method. A purchase on account asks for the order number of the customer's company. */
  readonly kind: PaymentKind | undefined;
  /** Whether the customer pays on the page of a provider. */
  readonly hasProvider: boolean;
};

type PaymentViewProps = {
  readonly layout: StepLayoutProps;
  readonly posted: PostedScreenForm | undefined;
  readonly methods: readonly OfferedPayment[];
  readonly chosen: string | undefined;
  readonly reference: string;
  readonly isPickup: boolean;
};

/** The step of the checkout with the payment methods. */
export function PaymentView({ layout, posted, methods, chosen, reference, isPickup }: PaymentViewProps) {
  const { t } = useTranslation('checkout');
  const notesOf = ({ kind, hasProvider }: OfferedPayment) => {
    const explained = hasProvider ? 'provider' : kind;
    return explained ? [t(`payment.notes.${explained}`, isPickup ? { context: 'pickup' } : {})] : [];
  };
  const renderReference = (errors: ErrorsByField) => (
    <div className={styles.optionFields}>
      <TextField
        id="reference"
        name="reference"
        label={t('payment.reference')}
        hint={t('payment.referenceHint')}
        requiredLabel={t('required')}
        autoComplete="off"
        maxLength={MAX_REFERENCE_LENGTH}
        defaultValue={reference}
        error={errors['reference']?.[0]}
        required
      />
    </div>
  );
  return (
    <MethodStep
      layout={layout}
      posted={posted}
      step="payment"
      methods={methods.map((method) => ({
        value: method.code,
        title: method.title,
        notes: notesOf(method),
        renderFields: method.kind === 'onAccount' ? renderReference : undefined,
      }))}
      chosen={chosen}
    />
  );
}
