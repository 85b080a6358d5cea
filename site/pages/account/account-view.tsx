import { Fragment, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '#design-system/badge';
import { Heading } from '#design-system/heading';
import { Link } from '#design-system/link';
import { PageWidth } from '#design-system/page-width';
import { AddressLines } from '../order/address-lines.tsx';
import { AccountForm, FormErrors, type PostedAccountForm } from './account-form.tsx';
import {
  type AccountBlock,
  type AccountNotice,
  ADDRESS_PARAMETER,
  type DraftScreen,
} from './account-model.ts';
import type { AccountMenuLink } from './account-navigation.ts';
import { AccountNotices } from './account-notices.tsx';
import * as styles from './account-view.css.ts';
import { AddressForm } from './address-form.tsx';
import { OrderList, PlacedOrder } from './order-blocks.tsx';

type AccountViewProps = {
  readonly heading: string;
  readonly intro: string | undefined;
  readonly notices: readonly AccountNotice[];
  /** The menu of a signed-in customer. Empty for guests. */
  readonly navigation: readonly AccountMenuLink[];
  readonly formToken: string;
  readonly draft: DraftScreen;
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
  draft,
  blocks,
  posted,
}: AccountViewProps) {
  const { t } = useTranslation('account');
  const hasMenu = navigation.length > 0;
  // Sending another form removes the notices, because a refused form would show its message beside an older success.
  const [removed, setRemoved] = useState<readonly AccountNotice[]>();
  const shown = notices === removed ? NO_NOTICES : notices;
  const head = useRef<HTMLElement>(null);
  const shownHeading = useRef(heading);
  useEffect(() => {
    if (shownHeading.current === heading) return;
    shownHeading.current = heading;
    // An accepted form can be replaced by a text, for example after registering. Its button had the focus.
    if (document.activeElement === document.body) head.current?.focus();
  }, [heading]);
  return (
    <PageWidth>
      <div className={styles.screen} data-menu={hasMenu ? '' : undefined}>
        <header ref={head} tabIndex={-1} className={styles.head}>
          <Heading level={1} size="chapter">
            {heading}
          </Heading>
          {intro !== undefined && <p className={styles.intro}>{splitAtEmails(intro).map(renderIntroPart)}</p>}
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
        <div className={styles.content} onSubmit={() => setRemoved(notices)}>
          <AccountNotices
            notices={shown}
            isShownHere={({ form }) => !blocks.some((block) => isForm(block, form))}
          />
          {blocks.map((block, position) => (
            <Block
              key={keyOf(block, position)}
              block={block}
              {...{ formToken, draft, posted, notices: shown }}
            />
          ))}
        </div>
      </div>
    </PageWidth>
  );
}

/** Splits a text into texts and email addresses, which have the odd positions. */
function splitAtEmails(text: string): string[] {
  const parts: string[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(/\S+/g)) {
    if (!word.includes('@')) continue;
    parts.push(text.slice(end, index), word);
    end = index + word.length;
  }
  return [...parts, text.slice(end)];
}

function renderIntroPart(part: string, position: number) {
  if (position % 2 === 0) return <Fragment key={position}>{part}</Fragment>;
  return (
    <span key={position} className={styles.email}>
      {part}
    </span>
  );
}

const NO_NOTICES: readonly AccountNotice[] = [];

function isForm(block: AccountBlock, intent: string | undefined): boolean {
  return block.kind === 'form' && block.intent === intent;
}

function keyOf(block: AccountBlock, position: number): string {
  return 'intent' in block ? `${block.kind} ${block.intent}` : `${block.kind} ${position}`;
}

type AccountFormContext = Pick<AccountViewProps, 'formToken' | 'draft'> & {
  readonly posted: PostedAccountForm | undefined;
};
type BlockProps = AccountFormContext & Pick<AccountViewProps, 'notices'> & { readonly block: AccountBlock };

function Block({ block, notices, ...context }: BlockProps) {
  switch (block.kind) {
    case 'form':
      return <AccountForm form={block} notices={notices} {...context} />;
    case 'address-form':
      return <AddressForm form={block} {...context} />;
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
      return <OrderList {...block} />;
    case 'order':
      return <PlacedOrder order={block.order} />;
    case 'addresses':
      return <Addresses addresses={block.addresses} {...context} />;
  }
}

type AddressesProps = AccountFormContext &
  Pick<Extract<AccountBlock, { readonly kind: 'addresses' }>, 'addresses'>;

function Addresses({ addresses, ...context }: AddressesProps) {
  const { t } = useTranslation('account');
  return (
    <ul className={styles.cards}>
      {addresses.map(({ id, address, badges, editHref, remove }) => (
        <li key={id} className={styles.card}>
          <AddressLines {...address} />
          {badges.length > 0 && (
            <div className={styles.badges}>
              {badges.map((badge) => (
                <Badge key={badge}>{badge}</Badge>
              ))}
            </div>
          )}
          <div className={styles.actions}>
            <Link href={editHref} variant="standalone">
              {t('addresses.change')}
            </Link>
            {remove && <AccountForm form={remove} {...context} />}
            {/* The address was made a default on another device. */}
            {!remove && context.posted?.values[ADDRESS_PARAMETER] === String(id) && (
              <FormErrors result={context.posted.result} />
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
