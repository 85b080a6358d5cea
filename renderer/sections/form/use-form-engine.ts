import { type RefObject, useRef, useState } from 'react';
import { importOptionalChunk } from '#design-system/optional-chunk';
import { formRules } from '../../forms/cms-rules.ts';
import type { FormEngine } from '../../forms/create-form-engine.ts';
import { toFieldDescriptions } from '../../forms/field-descriptions.ts';
import { fieldsOf } from '../../forms/form.ts';
import { cmsFormKitRules } from '../../forms/formkit-rules.ts';
import { loadRuleMessagesFor, type RuleMessages } from '../../forms/rule-messages.ts';
import type { ErrorsByField } from '../../forms/submission-result.ts';
import { useForm } from '../../forms/use-form.ts';
import { reportBadInput } from './bad-input.ts';
import { initialValues } from './control-values.ts';
import type { InteractiveFormProps } from './use-interactive-form.ts';

/**
 * Creates the engine of a CMS form. Returns it with a function that reports bad input to it. Until the messages are loaded, a
 * blocked field has the message of the browser.
 */
export function useFormEngine(
  root: RefObject<HTMLFormElement | null>,
  { sectionId, form, posted, locale }: InteractiveFormProps,
  postedErrors: ErrorsByField,
) {
  const fields = fieldsOf(form);
  const [descriptions] = useState(() => toFieldDescriptions(fields, new Date()));
  const messages = useRef<RuleMessages>(undefined);
  const hasBrowserMessage = useRef(false);
  const report = () => {
    if (!root.current) return;
    reportBadInput(root.current, engine, messages.current);
    hasBrowserMessage.current = messages.current === undefined;
  };
  const engine: FormEngine = useForm({
    id: sectionId,
    locale,
    fields: descriptions,
    formKitRules: cmsFormKitRules,
    rules: formRules,
    messages: async () => {
      messages.current = await importOptionalChunk(() => loadRuleMessagesFor(locale));
      if (hasBrowserMessage.current) report();
      return messages.current;
    },
    values: initialValues(fields, posted?.values),
    errors: postedErrors,
  });
  return [engine, report] as const;
}
