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
import { blockBadInput } from './bad-input.ts';
import { initialValues } from './control-values.ts';
import type { InteractiveFormProps } from './use-interactive-form.ts';

/**
 * Creates the engine of a CMS form. Returns it with a function that blocks the fields with bad input. Until the messages are loaded, a
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
  const blockFields = () => {
    if (!root.current) return;
    blockBadInput(root.current, engine, messages.current);
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
      if (hasBrowserMessage.current) blockFields();
      return messages.current;
    },
    values: initialValues(fields, posted?.values),
    errors: postedErrors,
  });
  return [engine, blockFields] as const;
}
