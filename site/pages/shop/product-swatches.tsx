import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import type { Picture } from '#renderer/media/picture';
import * as styles from './product-card.css.ts';

/** A colour of a product. */
export type CardSwatch = {
  readonly label: string;
  /** CSS colour. */
  readonly color: string;
  /** URL of the product in this colour. */
  readonly href: string;
  readonly picture: Picture | undefined;
};

type ProductSwatchesProps = {
  /** Name of the product. */
  readonly name: string;
  readonly swatches: readonly CardSwatch[];
  /** Called when a pointer or the focus enters a swatch, and with `undefined` when it leaves. */
  readonly onPreview: (swatch: CardSwatch | undefined) => void;
};

/** Maximum number of swatches, because a card has space for one row. Of further colours, only the number is shown. */
const MAX_SWATCHES = 4;

/** The colours of a product. Each links to its variant. A narrow card shows three of them. */
export function ProductSwatches({ name, swatches, onPreview }: ProductSwatchesProps) {
  const { t } = useTranslation('shop');
  const shown = swatches.slice(0, MAX_SWATCHES);
  return (
    <ul className={styles.swatches} aria-label={t('colors', { name })}>
      {shown.map((swatch) => (
        <li key={swatch.href}>
          <a
            href={swatch.href}
            className={styles.swatch}
            title={swatch.label}
            aria-label={t('inColor', { name, color: swatch.label })}
            style={swatchStyle(swatch)}
            onPointerEnter={() => onPreview(swatch)}
            onPointerLeave={() => onPreview(undefined)}
            onFocus={() => onPreview(swatch)}
            onBlur={() => onPreview(undefined)}
          />
        </li>
      ))}
      {swatches.length >= MAX_SWATCHES && (
        <li className={styles.more} data-wide={swatches.length > MAX_SWATCHES || undefined}>
          <span className={styles.moreWhenNarrow}>
            {t('moreColors', { count: swatches.length - MAX_SWATCHES + 1 })}
          </span>
          <span className={styles.moreWhenWide}>
            {t('moreColors', { count: swatches.length - MAX_SWATCHES })}
          </span>
        </li>
      )}
    </ul>
  );
}

function swatchStyle({ color }: CardSwatch): CSSProperties & Record<`--${string}`, string> {
  return { [styles.SWATCH_COLOR]: color };
}
