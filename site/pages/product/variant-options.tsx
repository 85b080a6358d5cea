import type { CSSProperties, MouseEvent } from 'react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '#design-system/visually-hidden';
import * as styles from './variant-options.css.ts';
import { type OptionChoice, type ValueChoice, variantHref } from './variant-selection.ts';

type VariantOptionsProps = {
  readonly choice: OptionChoice;
  /** Encoded path of the page, without a query. */
  readonly path: string;
  readonly onSelect: (event: MouseEvent<HTMLAnchorElement>, sku: string) => void;
};

/** The values of one option as links to the variants that they select. A colour is a swatch, other values are texts. */
export function VariantOptions({ choice, path, onSelect }: VariantOptionsProps) {
  const { label, selectedLabel, values } = choice;
  const id = useId();
  return (
    <div className={styles.option} role="group" aria-labelledby={id}>
      <p id={id} className={styles.label}>
        {label}
        {selectedLabel !== undefined && <span className={styles.selected}> {selectedLabel}</span>}
      </p>
      <ul className={styles.values}>
        {values.map((value) => (
          <li key={value.uid}>
            <ValueLink value={value} path={path} onSelect={onSelect} />
          </li>
        ))}
      </ul>
    </div>
  );
}

type ValueLinkProps = Pick<VariantOptionsProps, 'path' | 'onSelect'> & { readonly value: ValueChoice };

function ValueLink({ value, path, onSelect }: ValueLinkProps) {
  const { t } = useTranslation('product');
  const { label, color, sku, isSelected, availability } = value;
  const style: CSSProperties & Record<`--${string}`, string> = color ? { [styles.COLOR]: color } : {};
  return (
    <a
      href={variantHref(path, sku)}
      className={styles.value}
      style={style}
      title={color ? label : undefined}
      rel="nofollow"
      aria-current={isSelected || undefined}
      data-kind={color ? 'swatch' : 'text'}
      data-availability={availability}
      onClick={(event) => onSelect(event, sku)}
    >
      {color ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      {availability !== 'available' && <VisuallyHidden>, {t(`option.${availability}`)}</VisuallyHidden>}
    </a>
  );
}
