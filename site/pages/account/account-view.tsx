import { useTranslation } from 'react-i18next';
import { Badge } from '#design-system/badge';
import { Button } from '#design-system/button';
import { Heading } from '#design-system/heading';
import { useHydrated } from '#design-system/hydration';
import { Link } from '#design-system/link';
import { Notice } from '#design-system/notice';
import { PageWidth } from '#design-system/page-width';
import { Pagination } from '#design-system/pagination';
import { Price } from '#design-system/price';
import { AddressLines, OrderDetails, type OrderDetailsProps } from '../order/order-details.tsx';
import { OrderStatusBadge } from '../order/order-status-badge.tsx';
import { AccountForm, type PostedAccountForm } from './account-form.tsx';
import type { AccountBlock, AccountNotice } from './account-model.ts';
import type { AccountMenuLink } from './account-navigation.ts';
import * as styles from './account-view.css.ts';
import { AddressForm } from './address-form.tsx';

export type AccountViewProps = {
  readonly heading: string;
  readonly intro: string | undefined;
  readonly notices: readonly AccountNotice[];
  /** The menu of a signed-in customer, or empty. */
  readonly navigation: readonly AccountMenuLink[];
  readonly formToken: string;
  readonly blocks: readonly AccountBlock[];
  readonly posted?: PostedAccountForm | undefined;
};

/** A screen of the account: heading, messages about an accepted form, the menu of a customer, and the blocks of the screen. */
export function AccountView({
  heading,
  intro,
  notices,
  navigation,
  formToken,
  blocks,
  posted,
}: AccountViewProps) {
  const { t } = useTranslation('account');
  const hasMenu = navigation.length > 0;
  return (
    <PageWidth>
      <div className={styles.screen} data-menu={hasMenu ? '' : undefined}>
        <header className={styles.head}>
          <Heading level={1} size="chapter">
            {heading}
          </Heading>
          {intro !== undefined && <p className={styles.intro}>{intro}</p>}
        </header>
        {hasMenu && (
          <nav aria-label={t('menu.label')} className={styles.menu}>
            <ul className={styles.menuList}>
              {navigation.map(({ href, label, isCurrent }) => (
                <li key={href}>
                  <a href={href} className={styles.menuLink} aria-current={isCurrent ? 'page' : undefined}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <div className={styles.content}>
          <div role="status" className={styles.notices}>
            {notices.map((notice) => (
              <Notice key={notice.title} tone={notice.tone} title={notice.title}>
                {notice.text !== undefined && <p>{notice.text}</p>}
              </Notice>
            ))}
          </div>
          {blocks.map((block, position) => (
            <Block key={keyOf(block, position)} block={block} formToken={formToken} posted={posted} />
          ))}
        </div>
      </div>
    </PageWidth>
  );
}

function keyOf(block: AccountBlock, position: number): string {
  return 'intent' in block ? `${block.kind} ${block.intent}` : `${block.kind} ${position}`;
}

type BlockProps = Pick<AccountViewProps, 'formToken' | 'posted'> & { readonly block: AccountBlock };

function Block({ block, formToken, posted }: BlockProps) {
  switch (block.kind) {
    case 'form':
      return <AccountForm form={block} formToken={formToken} posted={posted} />;
    case 'address-form':
      return <AddressForm form={block} formToken={formToken} posted={posted} />;
    case 'links':
      return (
        <ul className={styles.links}>
          {block.links.map(({ href, label }) => (
            <li key={href}>
              <Link href={href} variant="standalone">
                {label}
              </Link>
            </li>
          ))}
        </ul>
      );
    case 'tiles':
      return (
        <ul className={styles.tiles}>
          {block.tiles.map(({ href, label, text }) => (
            <li key={href} className={styles.tile}>
              <a href={href} className={styles.tileLink}>
                {label}
              </a>
              <span className={styles.quiet}>{text}</span>
            </li>
          ))}
        </ul>
      );
    case 'orders':
      return <Orders {...block} />;
    case 'order':
      return <PlacedOrder order={block.order} />;
    case 'addresses':
      return <Addresses addresses={block.addresses} formToken={formToken} posted={posted} />;
  }
}

type AddressesProps = Pick<BlockProps, 'formToken' | 'posted'> &
  Pick<Extract<AccountBlock, { readonly kind: 'addresses' }>, 'addresses'>;

function Addresses({ addresses, formToken, posted }: AddressesProps) {
  const { t } = useTranslation('account');
  return (
    <ul className={styles.cards}>
      {addresses.map(({ id, address, badges, editHref, remove }) => (
        <li key={id} className={styles.card}>
          {badges.length > 0 && (
            <div className={styles.badges}>
              {badges.map((badge) => (
                <Badge key={badge}>{badge}</Badge>
              ))}
            </div>
          )}
          <AddressLines {...address} />
          <div className={styles.actions}>
            <Link href={editHref} variant="standalone">
              {t('addresses.change')}
            </Link>
            {remove && <AccountForm form={remove} formToken={formToken} posted={posted} />}
          </div>
        </li>
      ))}
    </ul>
  );
}

function Orders({ title, orders, page }: Extract<AccountBlock, { readonly kind: 'orders' }>) {
  const { t, i18n } = useTranslation('account');
  if (orders.length === 0 && title === undefined) return null;
  return (
    <section>
      {title !== undefined && <h2 className={styles.title}>{title}</h2>}
      {orders.length === 0 && title !== undefined && <p className={styles.quiet}>{t('orders.empty')}</p>}
      <ul className={styles.orders}>
        {orders.map(({ number, href, placedOn, status, total, content }) => (
          <li key={number} className={styles.orderRow}>
            <a href={href} className={styles.orderLink}>
              {t('orders.number', { number })}
            </a>
            <span className={styles.orderDate}>{placedOn}</span>
            <span className={styles.orderContent}>{content}</span>
            <OrderStatusBadge status={status} />
            <span className={styles.orderTotal}>
              <Price amount={total.value} currency={total.currency} locale={i18n.language} />
            </span>
          </li>
        ))}
      </ul>
      {page && (
        <Pagination
          current={page.current}
          last={page.last}
          hrefOf={(number) => (number === 1 ? page.path : `${page.path}?page=${number}`)}
          texts={{
            label: t('orders.pages.label'),
            previous: t('orders.pages.previous'),
            next: t('orders.pages.next'),
            page: (number) => t('orders.pages.page', { page: number }),
          }}
        />
      )}
    </section>
  );
}

function PlacedOrder({ order }: { readonly order: OrderDetailsProps }) {
  const { t } = useTranslation('account');
  const isHydrated = useHydrated();
  return (
    <>
      <div className={styles.orderHead}>
        <OrderStatusBadge status={order.status} />
        <span className={styles.quiet}>{t('order.placedOn', { date: order.placedOn })}</span>
        {isHydrated && (
          <span className={styles.print}>
            <Button tone="quiet" onClick={() => window.print()}>
              {t('order.print')}
            </Button>
          </span>
        )}
      </div>
      <OrderDetails {...order} />
    </>
  );
}
