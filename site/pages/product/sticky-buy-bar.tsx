import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/button';
import { BUY_FORM } from './buy-form.tsx';
import type { BuyableVariant } from './buyable-variant.ts';
import { VariantPrice } from './price-and-stock.tsx';
import * as styles from './sticky-buy-bar.css.ts';

type StickyBuyBarProps = {
  readonly name: string;
  readonly variant: BuyableVariant;
  /** The form of the page. The bar is hidden while the form's button is visible. */
  readonly form: RefObject<HTMLFormElement | null>;
};

/**
 * The price and the button of the form, at the bottom of a phone’s window. The page has space for the bar at its end, and scrolls focused
 * elements above the bar.
 */
export function StickyBuyBar({ name, variant, form }: StickyBuyBarProps) {
  const { t } = useTranslation('product');
  const [isShown, setShown] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = document.documentElement;
    root.toggleAttribute('data-has-buy-bar', true);
    return () => void root.toggleAttribute('data-has-buy-bar', false);
  }, []);
  useEffect(() => {
    const button = form.current?.querySelector<HTMLElement>('button[type=submit]');
    if (!button) return undefined;
    const observer = new IntersectionObserver((entries) => {
      const isNeeded = entries.at(-1)?.isIntersecting === false;
      // The focus moves to the button of the form, because an element in a hidden bar loses the focus.
      if (!isNeeded && bar.current?.contains(document.activeElement)) button.focus({ preventScroll: true });
      setShown(isNeeded);
    });
    observer.observe(button);
    return () => observer.disconnect();
  }, [form]);

  return (
    <div
      ref={bar}
      className={styles.bar}
      role="region"
      aria-label={t('buy.bar')}
      hidden={!isShown}
      data-buy-bar=""
    >
      <p className={styles.text}>
        <span className={styles.name}>{name}</span>
        <VariantPrice price={variant.price} />
      </p>
      <Button type="submit" form={BUY_FORM}>
        {t('buy.add')}
      </Button>
    </div>
  );
}
