import { Eyebrow } from '#design-system/eyebrow';
import { Heading } from '#design-system/heading';
import { PageWidth } from '#design-system/page-width';
import { aspectRatioProps } from '../../media/aspect-ratio.ts';
import { plainHeading } from '../../parse/heading.ts';
import { fillFromShop } from '../../shop/fill-from-shop.ts';
import { shopItemAttributes } from '../../shop/shop-item.ts';
import { CtaRow } from '../ctas.tsx';
import type { SectionViewProps } from '../define-section.ts';
import { innerHeadingLevel } from '../inner-heading-level.ts';
import { Card, type CardProps } from './card.tsx';
import * as styles from './content-cards.css.ts';
import type { contentCardsSchema } from './content-cards.schema.ts';

type CardLayout = 'single' | 'pairs' | 'threes';

const SIZES: Record<CardLayout | 'row', string> = {
  single: '(min-width: 60rem) 58vw, 100vw',
  pairs: '(min-width: 60rem) 56vw, 92vw',
  threes: '(min-width: 48rem) 31vw, (min-width: 40rem) 46vw, 92vw',
  row: '(min-width: 60rem) 24vw, 72vw',
};

/** Two or four cards form pairs of a wide and a narrow card. Other numbers form rows of three at different heights. */
function chooseLayout(count: number): CardLayout {
  if (count === 1) return 'single';
  return count === 2 || count === 4 ? 'pairs' : 'threes';
}

/** The aspect ratio of pictures of products; the shop does not know their size. */
const PRODUCT_PICTURE = { width: 4, height: 5 };

/** Returns the picture of a card with the size that decides the aspect ratio of all pictures. */
function sizedPicture(card: Pick<CardProps, 'picture' | 'item'> | undefined) {
  const { picture, item } = card ?? {};
  return picture && item && picture.width === undefined ? { ...picture, ...PRODUCT_PICTURE } : picture;
}

type ContentCardsProps = SectionViewProps<typeof contentCardsSchema, { data: 'shop' }>;

/** Cards that link to pages or products: staggered, or in one row that scrolls if it is wider than the page. */
export function ContentCards({ eyebrow, heading, layout, ctas, context, ...props }: ContentCardsProps) {
  const cards = fillFromShop(props.cards, context.data.shop);
  // The products of all cards are gone, or the shop cannot be reached. Only the heading would remain.
  if (cards.length === 0 && props.cards.length > 0) return null;
  const hasHeading = heading.length > 0;
  const grid = chooseLayout(cards.length);
  // Keyboard users scroll a row by focusing its links. A row without links is focusable itself.
  const isFocusable = layout === 'row' && cards.every(({ href }) => href === undefined);
  const name = plainHeading(heading) || eyebrow || cards.map(({ title }) => title).join(', ');
  const list = cards.length > 0 && (
    <ul
      className={layout === 'row' ? styles.row : styles.stagger}
      data-layout={grid}
      {...aspectRatioProps(sizedPicture(cards.find(({ picture }) => picture)))}
      {...(isFocusable ? { tabIndex: 0, 'aria-label': name } : {})}
    >
      {cards.map((card) => (
        <li
          key={card.id}
          className={styles.card}
          data-picture={card.picture ? 'present' : 'missing'}
          {...shopItemAttributes(card.item)}
        >
          <Card
            {...card}
            level={innerHeadingLevel(hasHeading, context)}
            intl={context.intl}
            sizes={SIZES[layout === 'row' ? 'row' : grid]}
          />
        </li>
      ))}
    </ul>
  );
  return (
    <div className={styles.cards}>
      {(eyebrow || hasHeading || ctas.length > 0) && (
        <PageWidth>
          <div className={styles.head}>
            {(eyebrow || hasHeading) && (
              <div className={styles.copy}>
                {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
                {hasHeading && <Heading level={context.headingLevel} size="chapter" runs={heading} />}
              </div>
            )}
            <CtaRow ctas={ctas} />
          </div>
        </PageWidth>
      )}
      {layout === 'row' ? list : list && <PageWidth>{list}</PageWidth>}
    </div>
  );
}
