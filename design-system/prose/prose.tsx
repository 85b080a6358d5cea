import * as styles from './prose.css.ts';

type ProseProps = {
  /** Sanitised HTML. It is rendered unchanged. */
  html: string;
  tone?: 'ink' | 'quiet';
  /** `text` limits the line length. `wide` fills the column, for tables and pictures. */
  width?: 'text' | 'wide';
};

/** Rich text from an editor: paragraphs, lists, tables and quotes. */
export function Prose({ html, tone = 'ink', width = 'text' }: ProseProps) {
  const classNames = [styles.prose, tone === 'quiet' && styles.quiet, width === 'wide' && styles.wide];
  return <div className={classNames.filter(Boolean).join(' ')} dangerouslySetInnerHTML={{ __html: html }} />;
}
