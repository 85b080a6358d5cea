import { Icon } from '#design-system/icon';
import { panel } from './main-menu.css.ts';
import * as styles from './search-box.css.ts';

type SearchBoxProps = {
  /** Address of the search page. */
  readonly action: string;
  readonly words: { readonly search: string; readonly searchLabel: string };
};

/** Opens a line to write on under the whole bar, and asks the search page. Needs no script. */
export function SearchBox({ action, words }: SearchBoxProps) {
  return (
    <search>
      <button className={styles.opener} type="button" aria-label={words.search} popoverTarget="search">
        <Icon name="search" />
      </button>
      <form className={`${panel} ${styles.form}`} id="search" popover="auto" action={action}>
        <input
          className={styles.line}
          type="search"
          name="q"
          aria-label={words.searchLabel}
          placeholder={words.searchLabel}
          maxLength={200}
          autoComplete="off"
          // Where focus goes when it opens.
          autoFocus
        />
        <button className={styles.opener} type="submit" aria-label={words.search}>
          <Icon name="arrow" />
        </button>
      </form>
    </search>
  );
}
