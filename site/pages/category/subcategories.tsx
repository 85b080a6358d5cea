import { useTranslation } from 'react-i18next';
import { Picture } from '#design-system/picture';
import { VisuallyHidden } from '#design-system/visually-hidden';
import { type Picture as ShopPicture, pictureSources, SMALL_PICTURE_WIDTH } from '#renderer/media/picture';
import * as styles from './category-view.css.ts';

export type Subcategory = {
  readonly name: string;
  readonly href: string;
  /** Number of its products. */
  readonly count: number;
  readonly picture?: ShopPicture | undefined;
};

type SubcategoriesProps = { readonly label: string; readonly categories: readonly Subcategory[] };

const PICTURE_SIZES = '96px';

/** Links to the subcategories of a category, with their pictures. */
export function Subcategories({ label, categories }: SubcategoriesProps) {
  const { t } = useTranslation('category');
  return (
    <nav aria-label={label}>
      <ul className={styles.subcategories}>
        {categories.map(({ name, href, count, picture }) => (
          <li key={href}>
            <a href={href} className={styles.subcategory}>
              {picture && (
                <span className={styles.subcategoryPicture}>
                  <Picture
                    {...pictureSources(picture, SMALL_PICTURE_WIDTH)}
                    alt=""
                    sizes={PICTURE_SIZES}
                    fill
                  />
                </span>
              )}
              <span className={styles.subcategoryText}>
                <span className={styles.subcategoryName}>{name}</span>{' '}
                <span className={styles.subcategoryCount} aria-hidden="true">
                  {t('filters.optionNumber', { count })}
                </span>
                <VisuallyHidden>({t('filters.optionCount', { count })})</VisuallyHidden>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
