import { Trans, useTranslation } from 'react-i18next';
import { Heading } from '#design-system/heading';
import { PageWidth } from '#design-system/page-width';
import { Picture as PictureElement } from '#design-system/picture';
import { Prose } from '#design-system/prose';
import { type Picture, pictureSources } from '#renderer/media/picture';
import type { Html } from '#renderer/parse/html';
import { createMessageHeading } from '../message-heading.tsx';
import type { PartLineProps } from './part-line.tsx';
import { PartLine } from './part-line.tsx';
import * as styles from './product-details.css.ts';
import type { Specification } from './specifications.ts';

export type ProductDetailsProps = {
  readonly description: Html;
  readonly specifications: readonly Specification[];
  /** Short texts with a title, such as the materials. */
  readonly notes: readonly { readonly code: 'material' | 'care'; readonly text: string }[];
  /** The contents of the box, one line each. */
  readonly box: readonly string[];
  /** A picture of the product in use. */
  readonly settingPicture: Picture | undefined;
  /** Parts for repair. */
  readonly parts: readonly PartLineProps[];
};

const SectionHeading = createMessageHeading({ level: 2, size: 'chapter' });

/** Returns whether a product has any of these details. */
export function hasDetails(props: ProductDetailsProps): boolean {
  const { description, specifications, notes, box, settingPicture, parts } = props;
  const hasText = description !== '' || settingPicture !== undefined;
  return hasText || [specifications, notes, box, parts].some(({ length }) => length > 0);
}

/** The story of a product, its materials, care and specifications, a picture of it in use, and its parts for repair. */
export function ProductDetails(props: ProductDetailsProps) {
  const { description, specifications, notes, box, settingPicture, parts } = props;
  const { t } = useTranslation('product-page');
  return (
    <section data-section="product-details" data-tone="raised">
      <PageWidth>
        <div className={styles.details}>
          <h2 className={styles.hiddenTitle}>{t('details.title')}</h2>
          {description && (
            <div className={styles.story}>
              <Prose html={description} />
            </div>
          )}
          <div className={styles.facts}>
            {specifications.length > 0 && (
              <div>
                <Heading level={3} size="title">
                  {t('details.specifications')}
                </Heading>
                <dl className={styles.specifications}>
                  {specifications.map(({ code, label, value }) => (
                    <div key={code} className={styles.specification}>
                      <dt>{label}</dt>
                      <dd>{value}</dd>
                    </div>
                  ))}
                </dl>
              </div>
            )}
            <div className={styles.notes}>
              {notes.map(({ code, text }) => (
                <div key={code} className={styles.note}>
                  <Heading level={3} size="title">
                    {t(`details.${code}`)}
                  </Heading>
                  <p>{text}</p>
                </div>
              ))}
              {box.length > 0 && (
                <div className={styles.note}>
                  <Heading level={3} size="title">
                    {t('details.box')}
                  </Heading>
                  <ul className={styles.box}>
                    {box.map((item) => (
                      <li key={item}>{item}</li>
                    ))}
                  </ul>
                </div>
              )}
            </div>
          </div>
        </div>
      </PageWidth>
      {settingPicture && (
        <div className={styles.setting}>
          <PictureElement {...pictureSources(settingPicture)} alt={settingPicture.alt} sizes="100vw" fill />
        </div>
      )}
      {parts.length > 0 && (
        <PageWidth>
          <div className={styles.parts}>
            <div className={styles.partsHead}>
              <Trans
                ns="product-page"
                i18nKey="parts.title"
                parent={SectionHeading}
                components={{ em: <em /> }}
              />
              <p className={styles.partsIntro}>{t('parts.intro')}</p>
            </div>
            <ul className={styles.partList}>
              {parts.map((part) => (
                <PartLine key={part.href} {...part} />
              ))}
            </ul>
          </div>
        </PageWidth>
      )}
    </section>
  );
}
