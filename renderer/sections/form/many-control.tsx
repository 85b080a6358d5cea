import type { ComponentProps } from 'react';
import { ChoiceGroup } from '#design-system/choice-group';
import { formatCount } from '../../render/text-templates.ts';
import type { FormTexts } from './form-texts.ts';
import { useSuccessor } from './use-successor.ts';

/** So many answers are seen at a glance; of more, a visitor searches. */
export const AT_A_GLANCE = 10;

type ManyControlProps = Omit<ComponentProps<typeof ChoiceGroup>, 'kind'> & {
  /** Whether the visitor has it before them and a script at work. */
  asked: boolean;
  words: FormTexts;
  locale: string;
};

/** Some of very many: a list of boxes, then two lists with a search, between which answers are moved. */
export function ManyControl({ asked, words, locale, ...common }: ManyControlProps) {
  const { place, successor } = useSuccessor({
    asked,
    fetch: () => import('#design-system/transfer-list'),
    read: (element) => [...element.querySelectorAll<HTMLInputElement>(':checked')].map(({ value }) => value),
  });
  if (!successor)
    return (
      <div ref={place}>
        <ChoiceGroup {...common} kind="checkbox" />
      </div>
    );
  const { TransferList } = successor.parts;
  const { added, removed, found, ...said } = words.transfer;
  return (
    <TransferList
      {...common}
      defaultValue={successor.standing}
      texts={{
        ...said,
        added: (count) => formatCount(added, count, locale),
        removed: (count) => formatCount(removed, count, locale),
        found: (count) => formatCount(found, count, locale),
      }}
    />
  );
}
