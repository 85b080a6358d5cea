import { VisuallyHidden } from '#design-system/visually-hidden';
import * as styles from './navigation-status.css.ts';

export type NavigationStatusProps = {
  /** "The page is on its way." */
  readonly loading: string;
  /** Style sheets of the status, which the client loads when a visitor follows a link. */
  readonly styleSheets: readonly string[];
};

/**
 * The status of client navigation (`site/client`): a progress bar and a live region that announces the new page. It is rendered on
 * the server, because screen readers ignore live regions that are added together with their text.
 */
export function NavigationStatus({ loading, styleSheets }: NavigationStatusProps) {
  return (
    <div data-navigation data-styles={styleSheets.join(' ')}>
      <VisuallyHidden live />
      <div className={styles.bar} role="progressbar" aria-label={loading} popover="manual" />
    </div>
  );
}
