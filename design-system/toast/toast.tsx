import { IconButton } from '../icon-button/icon-button.tsx';
import { Icon } from '../icon/icon.tsx';
import * as styles from './toast.css.ts';
import { useAutoDismiss } from './use-auto-dismiss.ts';
import { useToastStack } from './use-toast-stack.ts';

export type ToastMessage = {
  readonly id: string;
  /** What went wrong stays until it is dismissed; all else leaves by itself. */
  readonly tone?: 'neutral' | 'success' | 'danger';
  readonly text: string;
  readonly action?: { readonly label: string; readonly onAction: () => void };
};

type ToastProps = {
  /** Names the region: “Meldingen”. */
  label: string;
  dismissLabel: string;
  /** Oldest first. */
  messages: readonly ToastMessage[];
  onDismiss: (id: string) => void;
};

/**
 * Short messages on what just happened, stacked in a corner of the window. Rendered once per page and before it has anything to say:
 * screen readers announce what joins a region, not a region that comes with its words. Wrong things interrupt, others wait their turn.
 */
export function Toast({ label, dismissLabel, messages, onDismiss }: ToastProps) {
  const { region, held, handlers, dismiss } = useToastStack(onDismiss);
  const isDanger = ({ tone }: ToastMessage) => tone === 'danger';
  const lists = [
    { live: 'assertive', shown: messages.filter(isDanger) },
    { live: 'polite', shown: messages.filter((message) => !isDanger(message)) },
  ] as const;
  return (
    <section ref={region} className={styles.region} aria-label={label} {...handlers}>
      {lists.map(({ live, shown }) => (
        <ol key={live} className={styles.stack} aria-live={live} aria-relevant="additions text">
          {shown.map((message) => (
            <ToastItem
              key={message.id}
              {...message}
              isPaused={held}
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
