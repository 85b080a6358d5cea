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

type Hang = 'one' | 'pairs' | 'threes';

const SIZES: Record<Hang | 'row', string> = {
  one: '(min-width: 60rem) 58vw, 100vw',
  pairs: '(min-width: 60rem) 56vw, 92vw',
  threes: '(min-width: 48rem) 31vw, (min-width: 40rem) 46vw, 92vw',
  row: '(min-width: 60rem) 24vw, 72vw',
};

/** Two or four cards hang in pairs of a wide and a narrow one, more of them three abreast at three heights. */
function hangOf(count: number): Hang {
  if (count === 1) return 'one';
  return count === 2 || count === 4 ? 'pairs' : 'threes';
}

type ContentCardsProps = SectionViewProps<typeof contentCardsSchema>;

/** Cards that lead to other pages, hung at different heights or in one row that scrolls where it must. */
export function ContentCards({ eyebrow, heading, layout, cards, ctas, context }: ContentCardsProps) {
  const titled = heading.length > 0;
  const hang = hangOf(cards.length);
  // A row that scrolls is reached through the links of its cards; without any it is a stop of its own.
  const isStop = layout === 'row' && cards.every(({ href }) => href === undefined);
  const name = plainHeading(heading) || eyebrow || cards.map(({ title }) => title).join(', ');
  const list = (
    <ul
      className={layout === 'row' ? styles.row : styles.stagger}
      data-hang={hang}
      {...aspectRatioProps(cards.find(({ picture }) => picture)?.picture)}
      {...(isStop ? { tabIndex: 0, 'aria-label': name } : {})}
    >
      {cards.map((card) => (
        <li key={card.id} className={styles.card} data-picture={card.picture ? 'there' : 'missing'}>
          <Card
            {...card}
            level={titled && context.headingLevel === 2 ? 3 : 2}
            sizes={SIZES[layout === 'row' ? 'row' : hang]}
          />
        </li>
      ))}
    </ul>
  );
  return (
    <div className={styles.cards}>
      {(eyebrow || titled || ctas.length > 0) && (
        <PageWidth>
          <div className={styles.head}>
            {(eyebrow || titled) && (
              <div className={styles.copy}>
                {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
                {titled && <Heading level={context.headingLevel} size="chapter" runs={heading} />}
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
