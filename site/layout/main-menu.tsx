import { useTranslation } from 'react-i18next';
import { Icon } from '#design-system/icon';
import { VisuallyHidden } from '#design-system/visually-hidden';
import type { NavItem } from '#site/services/content';
import * as styles from './main-menu.css.ts';
import { link } from './nav-list.css.ts';
import { ariaCurrent, NavList } from './nav-list.tsx';

type MainMenuProps = {
  readonly items: readonly NavItem[];
  readonly path: string;
};

/**
 * The main navigation on wide screens: a disclosure navigation with links at its top level. A button opens the submenu of an item
 * as a popover, without JavaScript. A script also opens it on hover.
 */
export function MainMenu({ items, path }: MainMenuProps) {
  const { t } = useTranslation('layout');
  return (
    <ul className={styles.items}>
      {items.map((item, at) => {
        const { title, url, children } = item;
        // With the colon, the id never equals an anchor of an editor.
        const panel = `menu:${at + 1}`;
        return (
          <li
            key={`${title}${url}`}
            className={styles.item}
            data-menu={children.length > 0 ? panel : undefined}
          >
            {url === null ? (
              <span className={styles.title}>{title}</span>
            ) : (
              <a className={link} href={url} aria-current={ariaCurrent(url, path)}>
                {title}
              </a>
            )}
            {children.length > 0 && (
              <>
                <button className={styles.submenuButton} type="button" popoverTarget={panel}>
                  <Icon name="down" />
                  <VisuallyHidden>{t('submenuOf', { title: title ?? '' })}</VisuallyHidden>
                </button>
                <div className={styles.panel} id={panel} popover="auto">
                  <p className={styles.head}>{title}</p>
                  <NavList items={children} path={path} variant="panel" />
                </div>
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}
