import { useId } from 'react';
import { Icon } from '../icon/icon.tsx';
import { PopoverMenuItem, type MenuItem } from './popover-menu-item.tsx';
import * as styles from './popover-menu.css.ts';
import { useMenu } from './use-menu.ts';

type PopoverMenuProps = {
  /** The label of the button, which also names the menu. */
  label: string;
  items: readonly MenuItem[];
  /** The edge of the button with which the menu is aligned. */
  align?: 'start' | 'end';
};

/**
 * A button that opens a short menu of links and actions. The browser opens it, also without JavaScript. Hydration adds the keys of a
 * menu: arrow keys, Home, End, characters, and Tab to leave.
 */
export function PopoverMenu({ label, items, align = 'start' }: PopoverMenuProps) {
  const id = useId();
  const { isHydrated, open, popover, trigger, onTriggerKeyDown, handlers, close } = useMenu(align);
  return (
    <div className={styles.menu}>
      <button
        ref={trigger}
        id={`${id}-trigger`}
        type="button"
        className={styles.trigger}
        popoverTarget={id}
        aria-haspopup={isHydrated ? 'menu' : undefined}
        aria-expanded={isHydrated ? open : undefined}
        onKeyDown={onTriggerKeyDown}
      >
        {label}
        <Icon name="down" />
      </button>
      <ul
        {...handlers}
        ref={popover}
        id={id}
        popover="auto"
        role={isHydrated ? 'menu' : undefined}
        aria-labelledby={`${id}-trigger`}
        className={styles.popover}
        data-align={align}
      >
        {items.map((item) => (
          <li key={item.id} role={isHydrated ? 'none' : undefined}>
            <PopoverMenuItem item={item} isHydrated={isHydrated} onSelect={close} />
          </li>
        ))}
      </ul>
    </div>
  );
}
