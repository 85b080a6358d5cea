import { Icon, type IconName } from '../icon/icon.tsx';
import * as styles from './popover-menu.css.ts';

/** An item of a popover menu: a link with `href`, or a button that runs `onSelect`. */
export type MenuItem = {
  readonly id: string;
  readonly label: string;
  readonly icon?: IconName;
  /** Disables the item by `aria-disabled`. It stays focusable. */
  readonly disabled?: boolean;
} & (
  | { readonly href: string; readonly current?: boolean }
  | { readonly onSelect: () => void; readonly tone?: 'danger' }
);

type PopoverMenuItemProps = {
  item: MenuItem;
  /** After hydration the arrow keys work, so Tab skips the items. */
  isHydrated: boolean;
  onSelect: () => void;
};

/** A menu item: a link or a button. */
export function PopoverMenuItem({ item, isHydrated, onSelect }: PopoverMenuItemProps) {
  const attributes = {
    className: styles.item,
    role: isHydrated ? 'menuitem' : undefined,
    tabIndex: isHydrated ? -1 : undefined,
    'aria-disabled': item.disabled,
  };
  const content = (
    <>
      {item.icon && <Icon name={item.icon} />}
      {item.label}
    </>
  );
  if ('href' in item) {
    return (
      <a
        {...attributes}
        href={item.disabled ? undefined : item.href}
        aria-current={item.current ? 'page' : undefined}
        onClick={item.disabled ? undefined : onSelect}
      >
        {content}
      </a>
    );
  }
  function select() {
    if (item.disabled || !('onSelect' in item)) return;
    // Closing the menu returns the focus to the button. It comes first, because the action may then move the focus elsewhere.
    onSelect();
    item.onSelect();
  }
  return (
    <button {...attributes} type="button" data-danger={item.tone === 'danger' || undefined} onClick={select}>
      {content}
    </button>
  );
}
