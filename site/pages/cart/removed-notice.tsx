import { type SubmitEvent, useRef } from 'react';
import { Button } from '#design-system/button';
import { FORM_TOKEN_FIELD } from '#site/protocol/form-token';
import type { RemovedLine } from './cart-query.ts';
import * as styles from './removed-notice.css.ts';
import { useLostFocus } from './use-lost-focus.ts';

type RemovedNoticeProps = {
  readonly removed: RemovedLine;
  /** The path that the form is posted to. */
  readonly path: string;
  readonly formToken: string;
  /** The message that the line was removed. */
  readonly text: string;
  /** The text of the button that adds it again. */
  readonly undo: string;
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
};

/** The message about a removed line, with the button that adds it again. */
export function RemovedNotice({ removed, path, formToken, text, undo, onSubmit }: RemovedNoticeProps) {
  const form = useRef<HTMLFormElement>(null);
  useLostFocus(form, removed.sku);
  return (
    <form
      ref={form}
      tabIndex={-1}
      method="post"
      action={path}
      className={styles.notice}
      aria-label={text}
      onSubmit={onSubmit}
    >
      <input type="hidden" name={FORM_TOKEN_FIELD} value={formToken} />
      <input type="hidden" name="action" value="undo" />
      <input type="hidden" name="removed" value={removed.sku} />
      <input type="hidden" name="parent" value={removed.parentSku ?? ''} />
      <input type="hidden" name="quantity" value={removed.quantity} />
      <p>{text}</p>
      <Button type="submit" tone="quiet">
        {undo}
      </Button>
    </form>
  );
}
