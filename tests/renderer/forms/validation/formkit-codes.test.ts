import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { compile } from '@formkit/core';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createFormEngine, type FormSetup } from '#renderer/forms/create-form-engine';
import { allFormKitRules } from '#renderer/forms/formkit-rules';
import { loadRuleMessages } from '#renderer/forms/rule-messages';
import { buildForm, type FieldNode } from '../../../../renderer/forms/validation/build-nodes.ts';
import { getConsoleTexts, expectConsole } from '../../../expect-console.ts';

const messages = await loadRuleMessages('en');
const fields: FormSetup['fields'] = [
  { name: 'mail', label: 'E-mail' },
  { kind: 'group', name: 'address', label: 'Address', fields: [{ name: 'street', label: 'Street' }] },
  { kind: 'list', name: 'guests', label: 'Guests', row: [{ name: 'name', label: 'Name' }] },
];
const formOf = () =>
  createFormEngine({ formKitRules: allFormKitRules, id: 'form', fields, messages, locale: 'en' });

function nodeOf(name: string): FieldNode {
  const node = buildForm({ formKitRules: allFormKitRules, fields }).at(name);
  if (!node) throw new Error(`no ${name}`);
  return node;
}

afterEach(() => vi.restoreAllMocks());

describe('FormKit error codes', () => {
  test.each([
    [
      100,
      'an input cannot have children',
      () => nodeOf('mail').add(buildForm({ formKitRules: allFormKitRules, fields: [] })),
    ],
    [101, 'the store cannot be set directly', () => Object.assign(nodeOf('mail').store, { own: {} })],
    [102, 'this property is read-only', () => Object.assign(nodeOf('mail'), { address: [] })],
    [102, 'this property is read-only', () => Object.assign(nodeOf('mail'), { root: null })],
    [103, 'an expression cannot start with an operator', () => compile('> 2')],
    [104, 'an expression cannot end with an operator', () => compile('$price >')],
    [105, 'an expression has no value', () => compile('')],
    [107, 'a group needs an object', () => nodeOf('address').input('street')],
    [108, 'a list needs an array', () => nodeOf('guests').input({})],
  ])('have a message for %s: %s', (code, meaning, act) => {
    expect(act).toThrow(`E${code}: ${meaning}`);
  });

  test('have a message for 106: submitting a node without a form', () => {
    const alone = nodeOf('mail');
    alone.parent?.remove(alone);
    expect(() => alone.submit()).toThrow('E106: the node is not inside a form, so it cannot be submitted.');
  });

  test('are not raised by allowed assignments', () => {
    const node = nodeOf('mail');
    expect(() => node.input('a', false)).not.toThrow();
    expect(() => nodeOf('address').input({ street: 'a' }, false)).not.toThrow();
  });
});

describe('FormKit warnings', () => {
  test.each([
    [152, 'reset', (form: ReturnType<typeof formOf>) => form.reset('nosuch')],
    [651, 'set errors', (form: ReturnType<typeof formOf>) => form.setErrors({ nosuch: ['No.'] })],
    [652, 'clear errors', (form: ReturnType<typeof formOf>) => form.clearErrors('nosuch')],
  ])('W%s names the missing field and changes nothing (%s)', (code, _method, act) => {
    expectConsole('warn', `W${code}: no field has this name, so `);
    const form = formOf();
    act(form);
    expect(getConsoleTexts('warn')).toEqual([expect.stringContaining('("nosuch")')]);
    expect(form.values.state()).toEqual({ mail: undefined, address: { street: undefined }, guests: [] });
  });

  test('W150 names a function that does not exist', () => {
    expectConsole('warn', 'W150: an expression calls a function that does not exist. ("$price")');
    compile('$price()').provide((names) =>
      Object.fromEntries(names.map((name) => [name, () => 'no function'])),
    )();
  });

  test('are not raised for existing fields', () => {
    const form = formOf();
    form.reset('mail');
    form.reset('address.street');
    form.setErrors({ 'address.street': ['No.'] });
    form.clearErrors('address.street');
    form.reset();
    form.clearErrors();
    expect(getConsoleTexts('warn')).toEqual([]);
  });
});

test('FormKit Pro is not installed, so no licence key is needed', () => {
  const resolve = createRequire(import.meta.url).resolve;
  expect(() => resolve('@formkit/pro')).toThrow(/Cannot find/);
  expect(() => resolve('@formkit/core')).not.toThrow();
  expect(existsSync('node_modules/@formkit/pro')).toBe(false);
});
