import * as styles from './copy-button.css.ts';

type CopyButtonProps = {
  code: string;
  /** What it does, in full: “Copy arrow”. */
  label: string;
  /** Told what became of it. */
  onSaid: (words: string) => void;
};

/** Puts code onto the clipboard; where a browser does not let it, the code is said, to be copied by hand. */
export function CopyButton({ code, label, onSaid }: CopyButtonProps) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      onSaid(`Copied: ${code}`);
    } catch {
      onSaid(`Your browser keeps its clipboard closed: ${code}`);
    }
  };
  return (
    <button type="button" className={styles.copy} aria-label={label} onClick={copy}>
      Copy
    </button>
  );
}
