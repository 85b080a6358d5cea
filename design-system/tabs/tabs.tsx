import type { ReactNode } from 'react';
import * as styles from './tabs.css.ts';
import { useTabs } from './use-tabs.ts';

type TabsProps = {
  /** The accessible name of the tab list, such as “About this lamp”. */
  label: string;
  /** Ids are unique in the page and are also fragments: a link to `#care` selects that tab. */
  tabs: readonly { readonly id: string; readonly label: string; readonly content: ReactNode }[];
};

/**
 * Tabs with one visible panel. The server renders a list of links to the panels. Until hydration, styles show the panel that the URL's
 * fragment names. Hydration adds the tab pattern of ARIA, in which arrow keys select a tab. Without JavaScript, and in print, all panels are
 * visible.
 */
export function Tabs({ label, tabs }: TabsProps) {
  const { isHydrated, selected, root, indicator, select, onKeyDown } = useTabs(tabs.map(({ id }) => id));
  return (
    <div ref={root} className={styles.tabs} data-state={isHydrated ? 'hydrated' : 'static'}>
      <ul className={styles.list} role={isHydrated ? 'tablist' : undefined} aria-label={label}>
        {tabs.map(({ id, label: tabLabel }) => (
          <li key={id} role={isHydrated ? 'presentation' : undefined}>
            <a
              id={`${id}-tab`}
              href={`#${id}`}
              className={styles.tab}
              role={isHydrated ? 'tab' : undefined}
              aria-selected={isHydrated ? id === selected : undefined}
              aria-controls={isHydrated ? id : undefined}
              tabIndex={isHydrated && id !== selected ? -1 : undefined}
              data-selected={id === selected}
              onClick={(event) => select(event, id)}
              onKeyDown={onKeyDown}
            >
              {tabLabel}
              {isHydrated && id === selected && <span ref={indicator} className={styles.indicator} />}
            </a>
          </li>
        ))}
      </ul>
      {tabs.map(({ id, label: tabLabel, content }) => (
        <div
          key={id}
          id={id}
          className={styles.panel}
          role={isHydrated ? 'tabpanel' : 'group'}
          aria-labelledby={`${id}-tab`}
          tabIndex={isHydrated && id === selected ? 0 : undefined}
          data-selected={id === selected}
          data-label={tabLabel}
        >
          {content}
        </div>
      ))}
    </div>
  );
}
