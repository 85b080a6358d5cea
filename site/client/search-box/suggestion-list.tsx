import type { SearchBoxLabels } from '#site/i18n/load-search-box-labels';
import { MarkedText } from '#site/layout/marked-text';
import * as styles from './search-suggestions.css.ts';
import type { SuggestedProduct, SuggestionGroup, SuggestionOption } from './suggestion-groups.ts';

type SuggestionListProps = {
  readonly id: string;
  readonly groups: readonly SuggestionGroup[];
  /** Id of the active option. */
  readonly active: string | undefined;
  readonly labels: Pick<SearchBoxLabels, 'suggestions'>;
  readonly onChoose: (option: SuggestionOption) => void;
};

/** Returns the id of an option. */
export function optionId(list: string, group: SuggestionGroup, position: number): string {
  return `${list}-${group.name}-${position}`;
}

/**
 * The options in their groups. A group without a title has no role, because it has no name. Each option is a link that the combobox follows. The
 * Tab key skips the options.
 */
export function SuggestionList({ id, groups, active, labels, onChoose }: SuggestionListProps) {
  return (
    <div id={id} className={styles.list} role="listbox" aria-label={labels.suggestions}>
      {groups.map((group) => (
        <div
          key={group.name}
          className={styles.group}
          data-group={group.name}
          role={group.title === undefined ? 'none' : 'group'}
          aria-labelledby={group.title === undefined ? undefined : `${id}-${group.name}`}
        >
          {group.title !== undefined && (
            <div className={styles.title} id={`${id}-${group.name}`}>
              {group.title}
            </div>
          )}
          {group.options.map((option, position) => {
            const own = optionId(id, group, position);
            return (
              <a
                key={option.href}
                id={own}
                className={styles.option}
                data-more={option.isMore}
                href={option.href}
                role="option"
                aria-selected={own === active}
                tabIndex={-1}
                onClick={() => onChoose(option)}
              >
                {option.product && <ProductPicture product={option.product} />}
                <span className={styles.name}>
                  {option.context && <span className={styles.quiet}>{option.context}</span>}
                  <MarkedText runs={option.runs} />
                  {option.product && <ProductFacts product={option.product} />}
                </span>
              </a>
            );
          })}
        </div>
      ))}
    </div>
  );
}

function ProductPicture({ product: { picture } }: { product: SuggestedProduct }) {
  return (
    <span className={styles.picture}>
      {picture ? (
        <img src={picture} alt="" loading="lazy" decoding="async" />
      ) : (
        <svg className={styles.placeholder} viewBox="0 0 80 100" aria-hidden="true">
          <path d="M40 22v-6M30 46a10 10 0 0 1 20 0v18H30zM26 64h28v6H26zM33 36a7 7 0 0 1 14 0" />
        </svg>
      )}
    </span>
  );
}

/** The price and the colours of a product. */
function ProductFacts({ product: { price, colors } }: { product: SuggestedProduct }) {
  return (
    <span className={styles.facts}>
      <span>{price}</span>
      {colors.map(({ label, color }) => (
        <span key={label} className={styles.dot} title={label} style={{ background: color }} />
      ))}
    </span>
  );
}
