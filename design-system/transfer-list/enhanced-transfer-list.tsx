import { useState } from 'react';
import { useAnnouncement } from '../announcement/announcement.ts';
import { control } from '../field/control.css.ts';
import { label as labelClass } from '../field/field.css.ts';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { normaliseText } from './listbox-keys.ts';
import { Listbox } from './listbox.tsx';
import * as styles from './transfer-list.css.ts';

export type TransferOption = { readonly value: string; readonly label: string };
export type TransferListTexts = {
  /** Names of the two lists. */
  readonly available: string;
  readonly chosen: string;
  readonly search: string;
  readonly add: string;
  readonly remove: string;
  /** Texts of an empty list: all options chosen, no search results, no option chosen. */
  readonly noneAvailable: string;
  readonly noneFound: string;
  readonly noneChosen: string;
  /** Announced after a move and during a search. */
  readonly added: (count: number) => string;
  readonly removed: (count: number) => string;
  readonly found: (count: number) => string;
};

type EnhancedTransferListProps = {
  /** The id of the search input, the target of error summary links. */
  id: string;
  options: readonly TransferOption[];
  chosen: readonly string[];
  texts: TransferListTexts;
  disabled: boolean;
  readOnly: boolean;
  onChoose: (values: readonly string[]) => void;
};
const NO_VALUES: ReadonlySet<string> = new Set();

/** Both lists and the move buttons. Enter moves the selected options, or else the active option. A double click moves one option. */
export function EnhancedTransferList({
  id,
  options,
  chosen,
  texts,
  disabled,
  readOnly,
  onChoose,
}: EnhancedTransferListProps) {
  const [query, setQuery] = useState('');
  const [selectedAvailable, setSelectedAvailable] = useState(NO_VALUES);
  const [selectedChosen, setSelectedChosen] = useState(NO_VALUES);
  const [announcement, announce] = useAnnouncement();
  const unchosen = options.filter(({ value }) => !chosen.includes(value));
  const search = (text: string) =>
    unchosen.filter((option) => normaliseText(option.label).includes(normaliseText(text)));
  const available = search(query);
  const isLocked = disabled || readOnly;
  // Selected options that the search hides are not moved.
  const visibleSelected = available.flatMap(({ value }) => (selectedAvailable.has(value) ? value : []));
  const add = (values: readonly string[]) => {
    if (isLocked || values.length === 0) return;
    onChoose([...chosen, ...values]);
    setSelectedAvailable(NO_VALUES);
    announce(texts.added(values.length));
  };
  const remove = (values: readonly string[]) => {
    if (isLocked || values.length === 0) return;
    onChoose(chosen.filter((value) => !values.includes(value)));
    setSelectedChosen(NO_VALUES);
    announce(texts.removed(values.length));
  };
  const list = { disabled, readOnly };
  return (
    <div className={styles.lists}>
      <div className={styles.side}>
        <span id={`${id}-available`} className={styles.name}>
          {texts.available}
        </span>
        <label htmlFor={id} className={labelClass}>
          {texts.search}
        </label>
        <div className={styles.search}>
          <Icon name="search" />
          <input
            id={id}
            type="search"
            className={control}
            disabled={disabled}
            autoComplete="off"
            value={query}
            onChange={({ currentTarget }) => {
              setQuery(currentTarget.value);
              const found = texts.found(search(currentTarget.value).length);
              // The same number is not repeated for each typed letter.
              if (found !== announcement.trimEnd()) announce(found);
            }}
            // Enter in the search input must not submit the form.
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
        </div>
        <Listbox
          {...list}
          labelledBy={`${id}-available`}
          options={available}
          empty={query ? texts.noneFound : texts.noneAvailable}
          selected={selectedAvailable}
          onSelect={setSelectedAvailable}
          onMove={add}
        />
      </div>
      {!readOnly && (
        <div className={styles.moveButtons}>
          <MoveButton
            label={texts.add}
            icon="plus"
            isUnavailable={disabled || visibleSelected.length === 0}
            onMove={() => add(visibleSelected)}
          />
          <MoveButton
            label={texts.remove}
            icon="minus"
            isUnavailable={disabled || selectedChosen.size === 0}
            onMove={() => remove([...selectedChosen])}
          />
        </div>
      )}
      <div className={styles.side}>
        <span id={`${id}-chosen`} className={styles.name}>
          {texts.chosen}
        </span>
        <Listbox
          {...list}
          labelledBy={`${id}-chosen`}
          options={options.filter(({ value }) => chosen.includes(value))}
          empty={texts.noneChosen}
          selected={selectedChosen}
          onSelect={setSelectedChosen}
          onMove={remove}
        />
      </div>
      <VisuallyHidden live>{announcement}</VisuallyHidden>
    </div>
  );
}

type MoveButtonProps = { label: string; icon: 'plus' | 'minus'; isUnavailable: boolean; onMove: () => void };

/** Uses `aria-disabled`, because `disabled` would drop the focus after the last option was moved. */
function MoveButton({ label, icon, isUnavailable, onMove }: MoveButtonProps) {
  return (
    <button
      type="button"
      className={styles.moveButton}
      aria-disabled={isUnavailable || undefined}
      onClick={() => isUnavailable || onMove()}
    >
      <Icon name={icon} />
      {label}
    </button>
  );
}
