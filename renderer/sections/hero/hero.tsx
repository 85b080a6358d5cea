import { Eyebrow } from '#design-system/eyebrow';
import { Heading } from '#design-system/heading';
import { Icon } from '#design-system/icon';
import { PageWidth } from '#design-system/page-width';
import { Text } from '#design-system/text';
import { orientationOf } from '../../media/aspect-ratio.ts';
import { SectionPicture } from '../../media/section-picture.tsx';
import { fillHeadingAndPicture } from '../../shop/fill-heading-and-picture.ts';
import { ShopOffer } from '../../shop/shop-offer.tsx';
import { Ctas } from '../ctas.tsx';
import type { SectionData, SectionViewProps } from '../define-section.ts';
import * as styles from './hero.css.ts';
import type { heroSchema } from './hero.schema.ts';

type HeroProps = SectionViewProps<
  typeof heroSchema,
  { texts: { sunset: string | undefined }; data: 'sunset' | 'shop' }
>;

/**
 * The first section of a page: a picture, and text over the third of the picture that has little detail. With a day and a dusk picture it
 * follows the page's theme. A hero with one picture always has the dusk theme, because light text on a dark gradient is readable on any
 * picture. A portrait picture is beside the text. In a wide crop its subject would be behind the text.
 */
export function Hero({ eyebrow, intro, duskPicture, size, showsSunset, ctas, context, ...props }: HeroProps) {
  const { heading, picture, item } = fillHeadingAndPicture(props, context.data.shop);
  const sunset = showsSunset ? context.data.sunset : undefined;
  // Pictures of products are portrait; the shop does not know their size.
  const orientation = picture === props.picture ? orientationOf(picture) : 'portrait';
  return (
    <div
      className={picture ? styles.withPicture : styles.withoutPicture}
      data-size={size}
      data-orientation={orientation}
      data-theme={picture && !duskPicture ? 'dusk' : undefined}
    >
      {picture && (
        <div className={styles.stage}>
          <SectionPicture
            picture={picture}
            duskPicture={duskPicture}
            sizes={orientation === 'portrait' ? '(min-width: 60rem) 62vw, 100vw' : '100vw'}
            fill
            eager={context.isLcp}
          />
        </div>
      )}
      <div className={styles.content}>
        <PageWidth>
          <div className={styles.copy}>
            {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
            {heading.length > 0 && <Heading level={context.headingLevel} size="display" runs={heading} />}
            {intro && (
              <Text size="lead" as="p">
                {intro}
              </Text>
            )}
          </div>
          {(ctas.length > 0 || item || sunset) && (
            <div className={styles.row}>
              <Ctas ctas={ctas} />
              {item && <ShopOffer item={item} intl={context.intl} hasLink />}
              {sunset && context.texts.sunset && <Sunset text={context.texts.sunset} {...sunset} />}
            </div>
          )}
        </PageWidth>
      </div>
    </div>
  );
}

type SunsetProps = { text: string } & NonNullable<SectionData['sunset']>;

/** The time of today's sunset: "Sunset in Deventer, today 16:38". The text contains the time. */
function Sunset({ text, time, dateTime }: SunsetProps) {
  const [before = '', after = ''] = text.split(time);
  return (
    <p className={styles.sunset}>
      <Icon name="sunset" />
      <span>
        {before}
        <time dateTime={dateTime}>{time}</time>
        {after}
      </span>
    </p>
  );
}
