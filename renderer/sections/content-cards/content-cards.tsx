import { Eyebrow } from '#design-system/eyebrow';
import { Heading } from '#design-system/heading';
import { PageWidth } from '#design-system/page-width';
import { aspectRatioProps } from '../../media/aspect-ratio.ts';
import { plainHeading } from '../../parse/heading.ts';
import { CtaRow } from '../ctas.tsx';
import type { SectionViewProps } from '../define-section.ts';
import { Card } from './card.tsx';
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

type ContentCardsProps = SectionViewProps<typeof contentCardsSchema>;

/** Cards that link to pages: staggered, or in one row that scrolls if it is wider than the page. */
export function ContentCards({ eyebrow, heading, layout, cards, ctas, context }: ContentCardsProps) {
  const hasHeading = heading.length > 0;
  const grid = chooseLayout(cards.length);
  // Keyboard users scroll a row by focusing its links. A row without links is focusable itself.
  const isFocusable = layout === 'row' && cards.every(({ href }) => href === undefined);
  const name = plainHeading(heading) || eyebrow || cards.map(({ title }) => title).join(', ');
  const list = (
    <ul
      className={layout === 'row' ? styles.row : styles.stagger}
      data-layout={grid}
      {...aspectRatioProps(cards.find(({ picture }) => picture)?.picture)}
      {...(isFocusable ? { tabIndex: 0, 'aria-label': name } : {})}
    >
      {cards.map((card) => (
        <li key={card.id} className={styles.card} data-picture={card.picture ? 'present' : 'missing'}>
          <Card
            {...card}
            level={hasHeading && context.headingLevel === 2 ? 3 : 2}
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
      {layout === 'row' ? list : <PageWidth>{list}</PageWidth>}
    </div>
  );
}
