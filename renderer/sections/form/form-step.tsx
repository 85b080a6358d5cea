import type { ReactNode } from 'react';
import { Heading } from '#design-system/heading';
import * as styles from './form.css.ts';
import { stepTitleId } from './ids.ts';

type FormStepProps = {
  sectionId: string;
  title: string | undefined;
  /** Index of this step. */
  index: number;
  /** An interactive form hides all other steps. */
  isCurrent: boolean;
  isInteractive: boolean;
  /** Level of the heading. */
  level: 2 | 3;
  /** The fields of the step. */
  children: ReactNode;
};

/** A step of the form: its title and its fields. */
export function FormStep({
  sectionId,
  title,
  index,
  isCurrent,
  isInteractive,
  level,
  children,
}: FormStepProps) {
  const titleId = stepTitleId(sectionId, index);
  return (
    <div
      id={title ? undefined : titleId}
      role={title ? 'group' : undefined}
      aria-labelledby={title && titleId}
      hidden={isInteractive && !isCurrent}
      data-step={index}
      data-later={!isInteractive && !isCurrent ? '' : undefined}
      className={styles.step}
    >
      {title && (
        <Heading level={level} size="title" id={titleId}>
          {title}
        </Heading>
      )}
      <div className={styles.fields}>{children}</div>
    </div>
  );
}
