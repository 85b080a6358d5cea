import * as styles from './copy-button.css.ts';

type CopyButtonProps = {
  code: string;
  /** Accessible name: “Copy arrow”. */
  label: string;
  /** Receives a message about the result. */
  onMessage: (text: string) => void;
};

/** Copies code to the clipboard. If the browser denies access, the message contains the code. */
export function CopyButton({ code, label, onMessage }: CopyButtonProps) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      onMessage(`Copied: ${code}`);
    } catch {
      onMessage(`The browser denied access to the clipboard. Copy it here: ${code}`);
    }
  };
  return (
    <button type="button" className={styles.copy} aria-label={label} onClick={copy}>
      Copy
    </button>
  );
}
