import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { expect, onTestFinished, test } from 'vitest';
import { locales } from '#site/i18n/locale';
import { i18nOf } from '#site/i18n/messages';
import { setTrackingAllowed } from '../../../../renderer/tracking/event-queue.ts';
import { WholeGroup } from '../../../../site/pages/search/whole-group.tsx';
import { withList } from '../../../../stories/site/category-list.ts';

test('The events of all products of a search do not contain the term', async () => {
  Reflect.deleteProperty(window, 'dataLayer');
  setTrackingAllowed(true);
  onTestFinished(() => setTrackingAllowed(false));
  const cards = withList({})
    .list.cards.slice(0, 1)
    .map((card) => ({ ...card, sku: 'LAMP', href: '#lamp' }));
  const { list } = withList({ path: '/nl/zoeken?q=noor&show=products', cards });
  render(
    <I18nextProvider i18n={i18nOf(locales[0])}>
      <WholeGroup
        term="noor"
        group={{ kind: 'products', overviewHref: '/nl/zoeken?q=noor', total: 1, list }}
      />
    </I18nextProvider>,
  );
  await userEvent.click(screen.getByRole('link', { name: cards[0]?.name ?? '' }));
  const search = expect.objectContaining({ item_list_id: 'search' });
  expect(window.dataLayer).toEqual([
    { ecommerce: null },
    { event: 'view_item_list', ecommerce: search },
    { ecommerce: null },
    { event: 'select_item', ecommerce: search },
  ]);
  expect(JSON.stringify(window.dataLayer)).not.toContain('noor');
});
