import type { SearchBoxLabels } from '#site/i18n/load-search-box-labels';
import * as styles from './search-suggestions.css.ts';
import { ShortcutSwitch } from './shortcut-switch.tsx';
import type { SuggestionGroup, SuggestionOption } from './suggestion-groups.ts';
import { SuggestionList } from './suggestion-list.tsx';

export { PANEL_TOP } from './search-suggestions.css.ts';

/** Classes of the elements around the panel, which are not rendered by React: the form, and the container in it. */
export const panelClasses = { form: styles.panel, container: styles.suggestions };

type SuggestionPanelProps = {
  /** Id of the list. */
  readonly id: string;
  readonly groups: readonly SuggestionGroup[];
  /** Id of the active option. */
  readonly active: string | undefined;
  readonly isBusy: boolean;
  /** A visible sentence above the list. */
  readonly note: string | undefined;
  readonly labels: SearchBoxLabels;
  readonly onChoose: (option: SuggestionOption) => void;
  /** Clears the recent searches. Undefined without a recent search. */
  readonly onClear: (() => void) | undefined;
};

/** The panel below the search field: a sentence, the groups of suggestions, and the controls of the box. */
export function SuggestionPanel({
  id,
  groups,
  active,
  isBusy,
  note,
  labels,
  onChoose,
  onClear,
}: SuggestionPanelProps) {
  return (
    <div aria-busy={isBusy}>
      {note !== undefined && <p className={styles.note}>{note}</p>}
      {groups.length > 0 && (
        <SuggestionList id={id} groups={groups} active={active} labels={labels} onChoose={onChoose} />
      )}
      <div className={styles.foot}>
        {onClear && (
          <button type="button" className={styles.clear} onClick={onClear}>
            {labels.clear}
          </button>
        )}
        <ShortcutSwitch label={labels.shortcut} />
      </div>
    </div>
  );
}
