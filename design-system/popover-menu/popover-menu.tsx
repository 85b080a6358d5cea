import { useId } from 'react';
import { Icon } from '../icon/icon.tsx';
import { MenuEntry, type MenuItem } from './menu-entry.tsx';
import * as styles from './popover-menu.css.ts';
import { useMenu } from './use-menu.ts';

type PopoverMenuProps = {
  /** The button's words, which name the menu too. */
  label: string;
  items: readonly MenuItem[];
  /** The edge of the button that the menu is in line with. */
  align?: 'start' | 'end';
};

/**
 * A button that opens a short list of things to do or places to go. The browser opens it, without a script too; hydration adds the
 * keyboard of a menu: arrows, Home, End, letters, and Tab to leave.
 */
export function PopoverMenu({ label, items, align = 'start' }: PopoverMenuProps) {
  const id = useId();
  const { awake, open, panel, opener, onOpenerKeyDown, handlers, close } = useMenu(align);
  return (
    <div className={styles.menu}>
      <button
        ref={opener}
        id={`${id}-opener`}
        type="button"
        className={styles.trigger}
        popoverTarget={id}
        aria-haspopup={awake ? 'menu' : undefined}
        aria-expanded={awake ? open : undefined}
        onKeyDown={onOpenerKeyDown}
      >
        {label}
        <Icon name="down" />
      </button>
      <ul
        {...handlers}
        ref={panel}
        id={id}
        popover="auto"
        role={awake ? 'menu' : undefined}
        aria-labelledby={`${id}-opener`}
        className={styles.panel}
        data-align={align}
      >
        {items.map((item) => (
          <li key={item.id} role={awake ? 'none' : undefined}>
            <MenuEntry item={item} isHydrated={awake} onSelect={close} />
          </li>
        ))}
      </ul>
    </div>
  );
}
