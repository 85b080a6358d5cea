import { useTranslation } from 'react-i18next';
import type { Amount } from '#site/services/shop';
import type { PostedScreenForm } from '../screen-action.ts';
import type { CheckoutFrameProps } from './checkout-frame-props.ts';
import { MethodStep } from './method-step.tsx';
import { FreeOrPrice } from './order-summary.tsx';

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
  readonly frame: CheckoutFrameProps;
  readonly posted: PostedScreenForm | undefined;
  readonly methods: readonly ShippingOption[];
  readonly chosen: string | undefined;
};

/** The step of the checkout with the ways to receive the order. */
export function ShippingView({ frame, posted, methods, chosen }: ShippingViewProps) {
  const { t } = useTranslation('checkout');
  return (
    <MethodStep
      frame={frame}
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
          <a href={frame.steps.find(({ step }) => step === 'addresses')?.href}>
            {t('shipping.otherAddress')}
          </a>
        </p>
      }
    />
  );
}
