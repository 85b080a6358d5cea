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

/** Messages about accepted forms. New ones are announced and receive the focus, because the accepted form can be gone. */
export function AccountNotices({ notices, isShownHere }: AccountNoticesProps) {
  const root = useRef<HTMLDivElement>(null);
  const shown = useRef(notices);
  useEffect(() => {
    if (shown.current === notices) return;
    shown.current = notices;
    if (root.current?.hasChildNodes()) root.current.focus();
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
