import * as styles from './wordmark.css.ts';

/** The brand's name, its ampersand in the accent. */
export function Wordmark({ name }: { name: string }) {
  const [before = name, after] = name.split('&');
  return (
    <span className={styles.word}>
      {before}
      {after !== undefined && <em className={styles.ampersand}>&amp;</em>}
      {after}
    </span>
  );
}
