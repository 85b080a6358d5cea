import type { ComponentProps } from 'react';
import { ChoiceGroup } from '#design-system/choice-group';
import type { FormField } from '../../forms/form.ts';
import { formatCount } from '../../forms/text-templates.ts';
import { EnhancedControl } from './enhanced-control.tsx';
import type { FormTexts } from './form-texts.ts';

type MultiSelectControlProps = Omit<ComponentProps<typeof ChoiceGroup>, 'kind'> & {
  /** Whether the field is visible and the form is interactive. */
  isActive: boolean;
  texts: FormTexts;
  locale: string;
};

/** A checkbox group with more options than this is enhanced to a transfer list. */
const MAX_CHECKBOXES = 10;

/** Returns whether a field is enhanced to a transfer list. */
export function isTransferList(field: FormField): boolean {
  return field.kind === 'checkbox' && field.options.length > MAX_CHECKBOXES;
}

/** A group of many checkboxes, enhanced to a searchable transfer list. */
export function MultiSelectControl({ isActive, texts, locale, ...common }: MultiSelectControlProps) {
  const { added, removed, found, ...labels } = texts.transfer;
  return (
    <EnhancedControl
      isActive={isActive}
      native={<ChoiceGroup {...common} kind="checkbox" />}
      load={() => import('#design-system/transfer-list')}
      read={(container) =>
        [...container.querySelectorAll<HTMLInputElement>(':checked')].map(({ value }) => value)
      }
    >
      {({ TransferList }, values) => (
        <TransferList
          {...common}
          defaultValue={values}
          texts={{
            ...labels,
            added: (count) => formatCount(added, count, locale),
            removed: (count) => formatCount(removed, count, locale),
            found: (count) => formatCount(found, count, locale),
          }}
        />
      )}
    </EnhancedControl>
  );
}
