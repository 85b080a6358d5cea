import { VisuallyHidden } from '#design-system/visually-hidden';
import * as styles from './navigation-status.css.ts';

export type NavigationStatusProps = {
  /** "The page is on its way." */
  readonly loading: string;
  /** Style sheets it needs once a link is followed: pages do not carry them along. */
  readonly sheets: readonly string[];
};

/**
 * What says where a visitor is who follows links in place (`site/client`): a bar while a page is on its way, and the words that
 * a browser would say of a new document. It stands in the page from the start, or what it says would not be heard.
 */
export function NavigationStatus({ loading, sheets }: NavigationStatusProps) {
  return (
    <div data-navigation data-styles={sheets.join(' ')}>
      <VisuallyHidden live />
      <div className={styles.bar} role="progressbar" aria-label={loading} popover="manual" />
    </div>
  );
}
