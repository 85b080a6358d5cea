import { type ReactNode, useId } from 'react';
import * as styles from './tooltip.css.ts';
import { useTooltip } from './use-tooltip.ts';

type TooltipProps = {
  /** A short addition to the label of the control. Essential information belongs in the page. */
  text: string;
  /** Renders one control with the id as its `aria-describedby`. */
  children: (describedBy: string) => ReactNode;
};

/**
 * A short text beside a control while it is hovered or has keyboard focus. It stays open while the pointer is on it, and Escape closes
 * it (WCAG 1.4.13). It is also the accessible description of the control, with and without JavaScript.
 */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const { anchor, tooltip, open, handlers } = useTooltip();
  return (
    <span ref={anchor} className={styles.anchor} {...handlers}>
      {children(id)}
      <span
        ref={tooltip}
        id={id}
        role="tooltip"
        popover="manual"
        className={styles.tooltip}
        data-state={open ? 'open' : 'closed'}
      >
        {text}
      </span>
    </span>
  );
}
