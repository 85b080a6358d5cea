import { useEffect, useRef } from 'react';
import { Notice } from '#design-system/notice';
import * as styles from './account-form.css.ts';
import type { AccountNotice } from './account-model.ts';

type AccountNoticesProps = {
  /** All notices of the screen. A new array has new notices, even if the texts are the same. */
  readonly notices: readonly AccountNotice[];
  /** Whether a notice is shown here. */
  readonly isShownHere: (notice: AccountNotice) => boolean;
};

/**
 * Messages about accepted forms. New ones are announced and receive the focus, because the accepted form can be gone. If the messages go away
 * while they have the focus, for example with Back, the button of their form receives it.
 */
export function AccountNotices({ notices, isShownHere }: AccountNoticesProps) {
  const root = useRef<HTMLDivElement>(null);
  const shown = useRef(notices);
  useEffect(() => {
    if (shown.current === notices) return;
    shown.current = notices;
    const { current } = root;
    if (current?.hasChildNodes()) current.focus();
    else if (current && document.activeElement === current) moveFocusOut(current);
  }, [notices]);
  return (
    <div ref={root} tabIndex={-1} role="status" className={styles.notices}>
      {notices.filter(isShownHere).map(({ title, tone, text }) => (
        <Notice key={title} tone={tone} title={title}>
          {text !== undefined && <p>{text}</p>}
        </Notice>
      ))}
    </div>
  );
}

/** Moves the focus out of an empty element. It is hidden, so `body` would receive the focus. */
function moveFocusOut(empty: HTMLElement) {
  const target = empty.closest('form')?.querySelector<HTMLElement>('[type=submit]') ?? empty.closest('main');
  target?.focus({ preventScroll: true });
}
