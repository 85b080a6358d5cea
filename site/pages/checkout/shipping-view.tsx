import { useTranslation } from 'react-i18next';
import type { Amount } from '#site/services/shop';
import type { PostedScreenForm } from '../screen-action.ts';
import { MethodStep } from './method-step.tsx';
import { FreeOrPrice } from './order-summary.tsx';
import type { StepLayoutProps } from './step-layout-props.ts';

type ShippingOption = {
  /** Carrier and method: `tablerate/bestway`. */
  readonly id: string;
  readonly title: string;
  readonly isPickup: boolean;
  readonly price: Amount;
  /** When the order arrives, in a sentence of the site's editors. */
  readonly promise: string | undefined;
  /** The expected days of an order that is placed now, in words. */
  readonly expected: string | undefined;
};

type ShippingViewProps = {
  readonly layout: StepLayoutProps;
  readonly posted: PostedScreenForm | undefined;
  readonly methods: readonly ShippingOption[];
  readonly chosen: string | undefined;
};

/** The step of the checkout with the delivery methods. */
export function ShippingView({ layout, posted, methods, chosen }: ShippingViewProps) {
  const { t } = useTranslation('checkout');
  return (
    <MethodStep
      layout={layout}
      posted={posted}
      step="shipping"
      methods={methods.map(({ id, title, isPickup, price, promise, expected }) => ({
        value: id,
        title,
        notes: [
          expected === undefined ? undefined : t('shipping.expected', { days: expected }),
          promise ?? (isPickup ? t('shipping.pickup') : undefined),
        ].filter((note) => note !== undefined),
        price: <FreeOrPrice {...price} />,
      }))}
      chosen={chosen}
      wayOut={
        <p>
          <a href={layout.steps.find(({ step }) => step === 'addresses')?.href}>
            {t('shipping.otherAddress')}
          </a>
        </p>
      }
    />
  );
}
