import { Button } from '#design-system/button';
import { Text } from '#design-system/text';
import type { FormState } from '../../forms/engine/form-state.ts';
import type { FormField } from '../../forms/form.ts';
import type { FormTexts } from './form-texts.ts';
import * as styles from './form.css.ts';

type FormEndProps = {
  isInteractive: boolean;
  /** Index of the current step. */
  current: number;
  /** Index of the last step. */
  last: number;
  /** The fields of all steps. */
  fields: readonly FormField[];
  stage: FormState['stage'];
  goBack: () => void;
  texts: FormTexts;
};

/** The end of the form: its buttons, and the text that explains the asterisk of required fields. */
export function FormEnd({ isInteractive, current, last, fields, stage, goBack, texts }: FormEndProps) {
  const sendLabel = stage === 'idle' ? texts.send : texts.sending;
  const submitLabel = current === last ? sendLabel : isInteractive ? texts.next : undefined;
  return (
    <div className={styles.end} data-end="">
      {isInteractive && current > 0 && (
        <Button tone="quiet" onClick={goBack}>
          {texts.previous}
        </Button>
      )}
      <Button type="submit" icon="arrow">
        {submitLabel ?? (
          <>
            <span className={styles.scriptedOnly}>{texts.next}</span>
            <span className={styles.unscriptedOnly}>{texts.send}</span>
          </>
        )}
      </Button>
      {fields.some(({ required }) => required) && (
        <Text size="note" tone="quiet">
          <span aria-hidden="true">* </span>
          {texts.required}
        </Text>
      )}
    </div>
  );
}
