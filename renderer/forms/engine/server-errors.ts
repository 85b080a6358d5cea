import { createMessage } from '@formkit/core';
import { warn } from '../validation/codes.ts';
import type { FieldNode } from '../validation/tree.ts';
import { findNode } from './find.ts';

/** What a server has against a form: by field, and against it as a whole. */
export type ServerErrors = {
  readonly fields?: Readonly<Record<string, readonly string[]>> | undefined;
  readonly form?: readonly string[] | undefined;
};

const TYPE = 'error';

/** Lays a server's errors on their fields. What is meant for a field that is not there warns (651) and is said of the form. */
export function setErrors(form: FieldNode, { fields = {}, form: ofForm = [] }: ServerErrors) {
  const homeless = [...ofForm];
  for (const [path, errors] of Object.entries(fields)) {
    const node = findNode(form, path);
    if (node) {
      layOn(node, errors);
      continue;
    }
    warn(651, path);
    homeless.push(...errors);
  }
  layOn(form, homeless);
}

/** Takes a server's errors off a field, or off the whole form; a field that is not there warns (652). */
export function clearErrors(form: FieldNode, path?: string) {
  const node = path === undefined ? form : findNode(form, path);
  if (!node) {
    warn(652, path);
    return;
  }
  takeOff(node);
  node.walk(takeOff);
}

/** A plugin: the next input of a field answers what the server had against it. The library leaves it there. */
export function clearOnInput(node: FieldNode) {
  if (!node.props['isForm']) node.on('input.deep', () => takeOff(node));
}

function layOn(node: FieldNode, errors: readonly string[]) {
  takeOff(node);
  errors.forEach((value, index) =>
    node.store.set(createMessage({ key: `${TYPE}-${index}`, type: TYPE, value })),
  );
}

function takeOff(node: FieldNode) {
  node.store.filter(() => false, TYPE);
}
