import { type ReactNode, useId } from 'react';
import * as styles from './tooltip.css.ts';
import { useTooltip } from './use-tooltip.ts';

type TooltipProps = {
  /** A few words more than its button says already; what nobody may miss belongs on the page. */
  text: string;
  /** One control, which takes the tip's id as its `aria-describedby`. */
  children: (describedBy: string) => ReactNode;
};

/**
 * Words beside a control while it is pointed at or has the keyboard's focus. As WCAG 1.4.13 asks they stay while the pointer is on
 * them, and Escape sends them away. Screen readers hear them as the control's description, with or without a script.
 */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const { anchor, tip, open, handlers } = useTooltip();
  return (
    <span ref={anchor} className={styles.anchor} {...handlers}>
      {children(id)}
      <span
        ref={tip}
        id={id}
        role="tooltip"
        popover="manual"
        className={styles.tip}
        data-state={open ? 'open' : 'closed'}
      >
        {text}
      </span>
    </span>
  );
}
