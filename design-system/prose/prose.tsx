import * as styles from './prose.css.ts';

type ProseProps = {
  /** HTML that has already been sanitised; it is set as it is. */
  html: string;
  tone?: 'ink' | 'quiet';
  /** `text` keeps a comfortable line; `wide` fills its column, for tables and pictures. */
  width?: 'text' | 'wide';
};

/** Running text as an editor wrote it: paragraphs, lists, tables, quotes. */
export function Prose({ html, tone = 'ink', width = 'text' }: ProseProps) {
  const looks = [styles.prose, tone === 'quiet' && styles.quiet, width === 'wide' && styles.wide];
  return <div className={looks.filter(Boolean).join(' ')} dangerouslySetInnerHTML={{ __html: html }} />;
}
