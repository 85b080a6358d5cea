import type { ReactNode } from 'react';
import * as styles from './tabs.css.ts';
import { useTabs } from './use-tabs.ts';

type TabsProps = {
  /** What is chosen between: “Over deze lamp”. */
  label: string;
  /** The ids are addresses too: a link to `#care` opens that tab. They are the page's own. */
  tabs: readonly { readonly id: string; readonly label: string; readonly content: ReactNode }[];
};

/**
 * Panels of which one is seen. From the server they are a list of links to panels, and styles show the one that is linked to;
 * hydration makes them tabs, which open as the arrow keys reach them. Where nothing runs scripts, and on paper, all panels show.
 */
export function Tabs({ label, tabs }: TabsProps) {
  const { awake, chosen, element, choose, onKeyDown } = useTabs(tabs.map(({ id }) => id));
  return (
    <div ref={element} className={styles.tabs} data-state={awake ? 'awake' : 'asleep'}>
      <ul className={styles.list} role={awake ? 'tablist' : undefined} aria-label={label}>
        {tabs.map(({ id, label: words }) => (
          <li key={id} role={awake ? 'presentation' : undefined}>
            <a
              id={`${id}-tab`}
              href={`#${id}`}
              className={styles.tab}
              role={awake ? 'tab' : undefined}
              aria-selected={awake ? id === chosen : undefined}
              aria-controls={awake ? id : undefined}
              tabIndex={awake && id !== chosen ? -1 : undefined}
              data-chosen={id === chosen}
              onClick={(event) => choose(event, id)}
              onKeyDown={onKeyDown}
            >
              {words}
            </a>
          </li>
        ))}
      </ul>
      {tabs.map(({ id, label: words, content }) => (
        <div
          key={id}
          id={id}
          className={styles.panel}
          role={awake ? 'tabpanel' : 'group'}
          aria-labelledby={`${id}-tab`}
          tabIndex={awake && id === chosen ? 0 : undefined}
          data-chosen={id === chosen}
          data-label={words}
        >
          {content}
        </div>
      ))}
    </div>
  );
}
