import { type MouseEvent, useRef, useState, useSyncExternalStore } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { IconButton } from '#design-system/icon-button';
import { Picture } from '#design-system/picture';
import { pictureSources } from '#renderer/media/picture';
import { createMessageHeading } from '../message-heading.tsx';
import * as styles from './recently-viewed-view.css.ts';
import {
  clearViewedProducts,
  removeViewedProduct,
  parseViewedProducts,
  storedViewedProducts,
  subscribeToViewedProducts,
  type ViewedProduct,
} from './viewed-products.ts';

const SectionHeading = createMessageHeading({ level: 2, size: 'title' });

type RecentlyViewedListProps = {
  /** Encoded path of the current page. The list omits its product. */
  readonly path: string;
};

/** The products that this browser has viewed. The server does not know these products, so it renders nothing. */
export function RecentlyViewedList({ path }: RecentlyViewedListProps) {
  const { t } = useTranslation('recently-viewed');
  const stored = useSyncExternalStore(subscribeToViewedProducts, storedViewedProducts, () => '');
  const products = parseViewedProducts(stored, path).filter((product) => product.path !== path);
  const [announcement, announce] = useState('');
  const status = useRef<HTMLParagraphElement>(null);

  /** Removes a product. The focus moves to the button of an adjacent product, because the clicked button disappears. */
  function remove({ path: removed, name }: ViewedProduct, { currentTarget }: MouseEvent<HTMLButtonElement>) {
    const line = currentTarget.closest('li');
    const next = (line?.nextElementSibling ?? line?.previousElementSibling)?.querySelector('button');
    (next ?? status.current)?.focus();
    removeViewedProduct(removed);
    announce(next ? t('removed', { name }) : t('cleared'));
  }

  function clear() {
    status.current?.focus();
    clearViewedProducts();
    announce(t('cleared'));
  }

  return (
    <>
      {products.length > 0 && (
        <div className={styles.list}>
          <div className={styles.head}>
            <Trans ns="recently-viewed" i18nKey="title" parent={SectionHeading} components={{ em: <em /> }} />
            <p className={styles.note}>
              {t('note')}{' '}
              <button type="button" className={styles.clear} onClick={clear}>
                {t('clear')}
              </button>
            </p>
          </div>
          <ul className={styles.products}>
            {products.map((product) => (
              <li key={product.path} className={styles.product}>
                <a href={product.path} className={styles.link}>
                  <span className={styles.picture}>
                    {product.picture !== undefined && (
                      <Picture
                        {...pictureSources({ src: product.picture, alt: '' })}
                        alt=""
                        sizes="9rem"
                        fill
                      />
                    )}
                  </span>
                  {product.name}
                </a>
                <span className={styles.remove}>
                  <IconButton
                    icon="close"
                    label={t('remove', { name: product.name })}
                    onClick={(event) => remove(product, event)}
                  />
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
      <p ref={status} role="status" tabIndex={-1} className={styles.message}>
        {announcement}
      </p>
    </>
  );
}
