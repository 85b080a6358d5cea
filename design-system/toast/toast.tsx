import { IconButton } from '../icon-button/icon-button.tsx';
import { Icon } from '../icon/icon.tsx';
import * as styles from './toast.css.ts';
import { useAutoDismiss } from './use-auto-dismiss.ts';
import { useToastStack } from './use-toast-stack.ts';

/** A message with an optional button. */
export type ToastMessage = {
  readonly id: string;
  /** A `danger` message stays until it is dismissed. Others disappear after eight seconds. */
  readonly tone?: 'neutral' | 'success' | 'danger';
  readonly text: string;
  readonly action?: { readonly label: string; readonly onAction: () => void };
};

type ToastProps = {
  /** The accessible name of the region, such as “Messages”. */
  label: string;
  dismissLabel: string;
  /** The oldest message comes first. */
  messages: readonly ToastMessage[];
  onDismiss: (id: string) => void;
};

/**
 * Short messages in a corner of the window. Render it once per page, also without messages. Screen readers announce text that is added to
 * a live region. They do not announce a live region that is added together with its text. `danger` messages are assertive, others polite.
 */
export function Toast({ label, dismissLabel, messages, onDismiss }: ToastProps) {
  const { region, isPaused, handlers, dismiss } = useToastStack(onDismiss);
  const isDanger = ({ tone }: ToastMessage) => tone === 'danger';
  const lists = [
    { live: 'assertive', messages: messages.filter(isDanger) },
    { live: 'polite', messages: messages.filter((message) => !isDanger(message)) },
  ] as const;
  return (
    <section ref={region} className={styles.region} aria-label={label} {...handlers}>
      {lists.map(({ live, messages: listed }) => (
        <ol key={live} className={styles.stack} aria-live={live} aria-relevant="additions text">
          {listed.map((message) => (
            <ToastItem
              key={message.id}
              {...message}
              isPaused={isPaused}
              dismissLabel={dismissLabel}
              onDismiss={() => dismiss(message.id)}
            />
          ))}
        </ol>
      ))}
    </section>
  );
}

type ToastItemProps = ToastMessage & { isPaused: boolean; dismissLabel: string; onDismiss: () => void };

function ToastItem({ tone = 'neutral', text, action, isPaused, dismissLabel, onDismiss }: ToastItemProps) {
  useAutoDismiss(onDismiss, tone === 'danger' || isPaused);
  return (
    <li className={styles.toast} data-message={tone}>
      {tone !== 'neutral' && (
        <span className={styles.mark}>
          <Icon name={tone === 'danger' ? 'warning' : 'check'} />
        </span>
      )}
      <p className={styles.text}>{text}</p>
      {action && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            action.onAction();
            onDismiss();
          }}
        >
          {action.label}
        </button>
      )}
      <IconButton icon="close" variant="bare" label={dismissLabel} onClick={onDismiss} />
    </li>
  );
}
