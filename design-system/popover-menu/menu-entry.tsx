import { Icon, type IconName } from '../icon/icon.tsx';
import * as styles from './popover-menu.css.ts';

export type MenuItem = {
  readonly id: string;
  readonly label: string;
  readonly icon?: IconName;
  /** It cannot be chosen now; the keyboard still finds it. */
  readonly unavailable?: boolean;
} & (
  | { readonly href: string; readonly current?: boolean }
  | { readonly onSelect: () => void; readonly tone?: 'danger' }
);

type MenuEntryProps = {
  item: MenuItem;
  /** The menu's keyboard is at work, so that its items are no stops for Tab. */
  isHydrated: boolean;
  onSelect: () => void;
};

/** One thing to choose: a link, or a button that does something. */
export function MenuEntry({ item, isHydrated, onSelect }: MenuEntryProps) {
  const looks = {
    className: styles.item,
    role: isHydrated ? 'menuitem' : undefined,
    tabIndex: isHydrated ? -1 : undefined,
    'aria-disabled': item.unavailable,
  };
  const inside = (
    <>
      {item.icon && <Icon name={item.icon} />}
      {item.label}
    </>
  );
  if ('href' in item) {
    return (
      <a
        {...looks}
        href={item.unavailable ? undefined : item.href}
        aria-current={item.current ? 'page' : undefined}
        onClick={item.unavailable ? undefined : onSelect}
      >
        {inside}
      </a>
    );
  }
  function choose() {
    if (item.unavailable || !('onSelect' in item)) return;
    // First, so that the focus is back on the button before what was chosen may move it elsewhere.
    onSelect();
    item.onSelect();
  }
  return (
    <button {...looks} type="button" data-danger={item.tone === 'danger' || undefined} onClick={choose}>
      {inside}
    </button>
  );
}
