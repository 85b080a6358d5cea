import type { FormKitPlugin, FormKitTextFragment } from '@formkit/core';
import { createValidationPlugin } from '@formkit/validation';
import { ruleOfKey } from './read-rules.ts';
import type { SayRefusal } from './rule-texts.ts';
import type { FieldNode } from './tree.ts';

/** Lets rules judge a form from now on: what is answered, and each answer that changes; fields that join it later, too. */
export function judge(form: FieldNode, say: SayRefusal) {
  form.use([saying(say), createValidationPlugin()]);
}

/** Stands where the library would translate; texts that are not of rules come translated already. */
function saying(say: SayRefusal): FormKitPlugin {
  return (node) => {
    node.hook.text((fragment, next) =>
      next(
        fragment.type === 'validation' ? { ...fragment, value: refusalIn(fragment, node, say) } : fragment,
      ),
    );
  };
}

function refusalIn({ meta }: FormKitTextFragment, node: FieldNode, say: SayRefusal): string {
  const rule = ruleOfKey(String(meta?.messageKey));
  const own: unknown = node.props['texts']?.[rule];
  if (typeof own === 'string') return own;
  const args: unknown = meta?.i18nArgs?.[0]?.args;
  return say({
    rule,
    args: Array.isArray(args) ? args : [],
    value: node.value,
    name: node.name,
    labelOf: (name) => {
      const label: unknown = node.at(name)?.props.label;
      return typeof label === 'string' ? label : undefined;
    },
  });
}
