import { useState } from 'react';
import { control } from '../field/control.css.ts';
import { label } from '../field/field.css.ts';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { plain } from './list-keys.ts';
import { PickList } from './pick-list.tsx';
import * as styles from './transfer-list.css.ts';

export type TransferOption = { readonly value: string; readonly label: string };
export type TransferWords = {
  /** The names of the two lists. */
  readonly available: string;
  readonly chosen: string;
  readonly search: string;
  readonly add: string;
  readonly remove: string;
  /** Stand in an empty list: nothing left, nothing found, nothing chosen yet. */
  readonly noneAvailable: string;
  readonly noneFound: string;
  readonly noneChosen: string;
  /** Said after a move and while one searches. */
  readonly added: (count: number) => string;
  readonly removed: (count: number) => string;
  readonly found: (count: number) => string;
};

type TwoListsProps = {
  /** The search's, where the link of a list of errors lands. */
  id: string;
  options: readonly TransferOption[];
  chosen: readonly string[];
  words: TransferWords;
  disabled: boolean;
  readOnly: boolean;
  onChoose: (values: readonly string[]) => void;
};
const NONE: ReadonlySet<string> = new Set();

/** Both lists with what moves answers between them. A double click and Enter move what is under them, or all that is picked. */
export function TwoLists({ id, options, chosen, words, disabled, readOnly, onChoose }: TwoListsProps) {
  const [sought, setSought] = useState('');
  const [here, setHere] = useState(NONE);
  const [there, setThere] = useState(NONE);
  const [said, setSaid] = useState('');
  const unchosen = options.filter(({ value }) => !chosen.includes(value));
  const matching = (search: string) => unchosen.filter((one) => plain(one.label).includes(plain(search)));
  const available = matching(sought);
  const fixed = disabled || readOnly;
  // What the search has put out of sight is not moved along.
  const picked = available.flatMap(({ value }) => (here.has(value) ? value : []));
  const add = (values: readonly string[]) => {
    if (fixed || values.length === 0) return;
    onChoose([...chosen, ...values]);
    setHere(NONE);
    setSaid(words.added(values.length));
  };
  const remove = (values: readonly string[]) => {
    if (fixed || values.length === 0) return;
    onChoose(chosen.filter((value) => !values.includes(value)));
    setThere(NONE);
    setSaid(words.removed(values.length));
  };
  const list = { disabled, readOnly };
  return (
    <div className={styles.lists}>
      <div className={styles.side}>
        <span id={`${id}-available`} className={styles.name}>
          {words.available}
        </span>
        <label htmlFor={id} className={label}>
          {words.search}
        </label>
        <div className={styles.search}>
          <Icon name="search" />
          <input
            id={id}
            type="search"
            className={control}
            disabled={disabled}
            autoComplete="off"
            value={sought}
            onChange={({ currentTarget }) => {
              setSought(currentTarget.value);
              setSaid(words.found(matching(currentTarget.value).length));
            }}
            // Enter in a search box looks; it does not send the form around it.
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
        </div>
        <PickList
          {...list}
          labelledBy={`${id}-available`}
          options={available}
          empty={sought ? words.noneFound : words.noneAvailable}
          picked={here}
          onPick={setHere}
          onMove={add}
        />
      </div>
      {!readOnly && (
        <div className={styles.moves}>
          <Move
            words={words.add}
            icon="plus"
            idle={disabled || picked.length === 0}
            onMove={() => add(picked)}
          />
          <Move
            words={words.remove}
            icon="minus"
            idle={disabled || there.size === 0}
            onMove={() => remove([...there])}
          />
        </div>
      )}
      <div className={styles.side}>
        <span id={`${id}-chosen`} className={styles.name}>
          {words.chosen}
        </span>
        <PickList
          {...list}
          labelledBy={`${id}-chosen`}
          options={options.filter(({ value }) => chosen.includes(value))}
          empty={words.noneChosen}
          picked={there}
          onPick={setThere}
          onMove={remove}
        />
      </div>
      <VisuallyHidden live>{said}</VisuallyHidden>
    </div>
  );
}

type MoveProps = { words: string; icon: 'plus' | 'minus'; idle: boolean; onMove: () => void };

/** Not `disabled` when there is nothing to move: what was just pressed must keep the focus. */
function Move({ words, icon, idle, onMove }: MoveProps) {
  return (
    <button
      type="button"
      className={styles.move}
      aria-disabled={idle || undefined}
      onClick={() => idle || onMove()}
    >
      <Icon name={icon} />
      {words}
    </button>
  );
}
