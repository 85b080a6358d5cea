import { useState } from 'react';
import * as styles from './search-suggestions.css.ts';
import { isShortcutOn, switchShortcut } from './shortcut.ts';

/** Switches the key `/` on and off (WCAG 2.1.4). Hidden on devices without a pointer that can hover, which seldom have a keyboard. */
export function ShortcutSwitch({ label }: { label: string }) {
  const [isOn, setIsOn] = useState(isShortcutOn);
  return (
    <label className={styles.shortcut}>
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ currentTarget: { checked } }) => {
          switchShortcut(checked);
          setIsOn(checked);
        }}
      />
      {label}
    </label>
  );
}
