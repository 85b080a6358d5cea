import { VisuallyHidden } from '#design-system/visually-hidden';
import * as styles from './navigation-status.css.ts';

export type ReloadNoticeTexts = {
  /** "This page has to be reloaded. Send your form first." */
  readonly text: string;
  readonly now: string;
  readonly dismiss: string;
};

/** Element id of the notice, which its dismiss button names. */
const RELOAD_NOTICE_ID = 'reload-notice';

export type NavigationStatusProps = {
  /** "The page is on its way." */
  readonly loading: string;
  readonly reload: ReloadNoticeTexts;
  /** Style sheets of the status, which the client loads when a visitor follows a link or the notice is shown. */
  readonly styleSheets: readonly string[];
};

/**
 * The status of client navigation (`site/client`): a progress bar, a notice to reload, and a live region that announces them and the
 * new page. It is rendered on the server, because screen readers ignore live regions that are added together with their text.
 */
export function NavigationStatus({ loading, reload, styleSheets }: NavigationStatusProps) {
  return (
    <div data-navigation data-styles={styleSheets.join(' ')}>
      <VisuallyHidden live />
      <div className={styles.bar} role="progressbar" aria-label={loading} popover="manual" />
      <div
        className={styles.notice}
        id={RELOAD_NOTICE_ID}
        role="group"
        aria-label={reload.text}
        popover="manual"
        data-reload-notice
      >
        <p>{reload.text}</p>
        <button className={styles.action} type="button" data-reload>
          {reload.now}
        </button>
        <button
          className={styles.action}
          type="button"
          popoverTarget={RELOAD_NOTICE_ID}
          popoverTargetAction="hide"
        >
          {reload.dismiss}
        </button>
      </div>
    </div>
  );
}
