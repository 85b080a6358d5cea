import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '#design-system/notice';
import { formatPrice } from '#design-system/price';
import type { TrackedLine } from '#site/analytics/cart-events';
import { type PriceChange, takePriceChanges } from '#site/protocol/seen-prices';

type PriceChangeNoticeProps = {
  /** The session id of the website. */
  readonly website: string;
  readonly lines: readonly TrackedLine[];
};

/**
 * Shows once which prices have changed since this browser last showed them in the cart. Later price changes on this page come from the
 * visitor's own changes, so they are stored without a message. The browser stores the prices, because the shop does not store the price at
 * which a product was added.
 */
export function PriceChangeNotice({ website, lines }: PriceChangeNoticeProps) {
  const { t, i18n } = useTranslation('cart');
  const [changes, setChanges] = useState<readonly PriceChange[]>([]);
  const isCompared = useRef(false);
  useEffect(() => {
    const found = takePriceChanges(website, lines);
    if (!isCompared.current && found.length > 0) setChanges(found);
    isCompared.current = true;
  }, [website, lines]);
  const textOf = ({ value, currency }: PriceChange['now']) =>
    formatPrice({ amount: value, currency }, i18n.language);
  const shown = changes.filter(({ sku }) => lines.some((line) => line.sku === sku));
  if (shown.length === 0) return null;
  return (
    <Notice tone="neutral" title={t('priceChange.title', { count: shown.length })}>
      {shown.map(({ sku, name, before, now }) => (
        <p key={sku}>
          {t('priceChange.line', {
            name,
            before: textOf(before),
            now: textOf(now),
          })}
        </p>
      ))}
    </Notice>
  );
}
