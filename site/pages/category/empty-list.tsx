import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/button';
import { Heading } from '#design-system/heading';
import { Text } from '#design-system/text';
import * as styles from './category-list.css.ts';
import { listHref, type ListChoice, clearFacets } from './category-query.ts';

type EmptyListProps = {
  readonly path: string;
  /** The choice of the shown list. It differs from that of the controls while the next list is loading. */
  readonly choice: ListChoice;
  readonly homeHref: string;
};

/** A list without products. It has a link to the list without a choice, or to the home page if the category is empty. */
export function EmptyList({ path, choice, homeHref }: EmptyListProps) {
  const { t } = useTranslation('category');
  const reason = choice.facets.length > 0 ? 'noMatch' : 'empty';
  return (
    <div className={styles.empty}>
      <Heading level={3} size="title">
        {t(`${reason}.title`)}
      </Heading>
      <Text tone="quiet">{t(`${reason}.text`)}</Text>
      <Button tone="quiet" href={reason === 'noMatch' ? listHref(path, clearFacets(choice)) : homeHref}>
        {t(`${reason}.all`)}
      </Button>
    </div>
  );
}
