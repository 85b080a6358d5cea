import { createMessage } from '@formkit/core';
import type { ErrorsByField } from '../submission-result.ts';
import type { FieldNode } from '../validation/build-nodes.ts';
import { warn } from '../validation/formkit-codes.ts';
import { findNode } from './find.ts';

const TYPE = 'error';

/** Shows a server's errors at their fields. The errors of a missing field are shown for the form as a whole, with warning 651. */
export function setErrors(form: FieldNode, errorsByField: ErrorsByField) {
  const formErrors: string[] = [];
  for (const [path, errors] of Object.entries(errorsByField)) {
    const node = path === '' ? undefined : findNode(form, path);
    if (node) {
      setNodeErrors(node, errors);
      continue;
    }
    if (path !== '') warn(651, path);
    formErrors.push(...errors);
  }
  setNodeErrors(form, formErrors);
}

/** Removes a server's errors from a field, or from the whole form. A missing field causes warning 652. */
export function clearErrors(form: FieldNode, path?: string) {
  const node = path === undefined ? form : findNode(form, path);
  if (!node) {
    warn(652, path);
    return;
  }
  clearNodeErrors(node);
  node.walk(clearNodeErrors);
}

/** A FormKit plugin that removes the server's errors from a field after an input. FormKit without this plugin keeps them. */
export function clearErrorsOnInput(node: FieldNode) {
  if (!node.props['isForm']) node.on('input.deep', () => clearNodeErrors(node));
}

function setNodeErrors(node: FieldNode, errors: readonly string[]) {
  clearNodeErrors(node);
  errors.forEach((value, index) =>
    node.store.set(createMessage({ key: `${TYPE}-${index}`, type: TYPE, value })),
  );
}

function clearNodeErrors(node: FieldNode) {
  node.store.filter(() => false, TYPE);
}
