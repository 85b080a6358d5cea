import { expect, test, vi } from 'vitest';
import type { FormEngine } from '#renderer/forms/create-form-engine';
import { allFormKitRules } from '#renderer/forms/formkit-rules';
import type { ValidationRule } from '#renderer/forms/rule-types';
import { validateValues } from '#renderer/forms/validate-values';
import type { FieldDescription, NodeValues } from '../../../../renderer/forms/validation/build-nodes.ts';
import { fc } from '../../../properties.ts';
import { DELAY_MS, formWith, messages, stateOf, useFormTimers } from './forms.ts';

useFormTimers();

/** Longer than every delay in these tests. */
const LONG_MS = 1_000;
const slow: ValidationRule = ({ value }) =>
  new Promise((resolve) => {
    setTimeout(() => resolve(value !== 'taken'), 100);
  });
const fields: readonly FieldDescription[] = [
  { name: 'nick', label: 'Nickname', rules: 'required|(50)slow', initial: 'kim' },
  { name: 'mail', label: 'E-mail', rules: 'require_one:phone|email' },
  { name: 'phone', label: 'Phone', rules: '?number|*length:0,12' },
  { name: 'phone_confirm', label: 'Again', rules: 'confirm' },
  {
    kind: 'list',
    name: 'guests',
    label: 'Guests',
    rules: 'max:3',
    row: [{ name: 'name', label: 'Name', rules: 'required', initial: '?' }],
    initial: [{ name: 'sam' }],
  },
];
const initial = {
  nick: 'kim',
  mail: undefined,
  phone: undefined,
  phone_confirm: undefined,
  guests: [{ name: 'sam' }],
};

type Action = (form: FormEngine) => unknown;
const text = fc.constantFrom('', 'a', 'kim', 'taken', 'kim@example.com', '0612345678', '06123456789012345');
const name = fc.constantFrom('nick', 'mail', 'phone', 'phone_confirm');
/** Actions of a visitor and of the page, in any order. */
const anyStep: fc.Arbitrary<readonly [what: string, step: Action]> = fc.oneof(
  fc
    .tuple(name, text)
    .map(
      ([path, value]) => [`${path} = ${value}`, (form: FormEngine) => form.field(path).set(value)] as const,
    ),
  name.map((path) => [`leave ${path}`, (form: FormEngine) => form.field(path).blur()] as const),
  fc.nat(120).map((ms) => [`wait ${ms}`, () => vi.advanceTimersByTimeAsync(ms)] as const),
  fc
    .tuple(name, fc.boolean())
    .map(
      ([path, asked]) =>
        [`ask ${path} ${asked}`, (form: FormEngine) => form.setVisible(path, asked)] as const,
    ),
  text.map(
    (value) =>
      [`add ${value}`, (form: FormEngine) => form.field('guests').rows.add({ name: value })] as const,
  ),
  fc
    .nat(3)
    .map((at) => [`remove ${at}`, (form: FormEngine) => form.field('guests').rows.remove(at)] as const),
  fc
    .tuple(fc.nat(3), fc.nat(3))
    .map(
      ([from, to]) =>
        [`move ${from} ${to}`, (form: FormEngine) => form.field('guests').rows.move(from, to)] as const,
    ),
  fc.constant(['reset', (form: FormEngine) => form.reset()] as const),
  fc.constant(['server', (form: FormEngine) => form.setErrors({ '': ['Too often.'] })] as const),
);
const anySteps = fc.array(anyStep, { maxLength: 25 });

async function runSteps(form: FormEngine, steps: readonly (readonly [string, Action])[]) {
  for (const [, step] of steps) await step(form);
}

async function runTimers() {
  await vi.advanceTimersByTimeAsync(LONG_MS);
}

/** Validates the same values as a server does. */
function validateOnServer(values: NodeValues) {
  const asked = fields.filter((field) => Object.hasOwn(values, field.name));
  return validateValues({
    formKitRules: allFormKitRules,
    fields: asked,
    values,
    rules: { slow },
    messages,
    locale: 'en-150',
  });
}

test('Browser and server validate the same values alike after any sequence of actions', async () => {
  await fc.assert(
    fc.asyncProperty(anySteps, async (steps) => {
      const form = formWith(fields, { rules: { slow } });
      await runSteps(form, steps);
      const attempt = form.validate();
      await runTimers();
      const fieldErrors = await attempt;

      const serverMessages = validateOnServer(form.values.state());
      await runTimers();
      expect(fieldErrors.map(({ path, message }) => [path, message])).toEqual(
        [...(await serverMessages)].flatMap(([path, { errors }]) => errors.map((message) => [path, message])),
      );
      expect(form.state()).toMatchObject({
        commit: 'settled',
        validity: fieldErrors.length > 0 ? 'failing' : 'passing',
      });
    }),
    // The requirements ask for 1,000 generated inputs.
    { numRuns: 1_000 },
  );
});

test('A blocked form is never submitted, and the submitted values are the visible ones', async () => {
  await fc.assert(
    fc.asyncProperty(anySteps, anySteps, fc.boolean(), async (before, meanwhile, isBlocked) => {
      const form = formWith(fields, { rules: { slow } });
      await runSteps(form, before);
      if (isBlocked) form.field('guests').block('No.');
      const sent: NodeValues[] = [];
      const outcome = form.submit((values) => {
        expect(form.state()).toMatchObject({ validity: 'passing', commit: 'settled' });
        for (const path of Object.keys(values).filter((one) => one !== 'guests'))
          expect(stateOf(form, path).value).toBe(values[path]);
        sent.push(values);
        return Promise.resolve({ outcome: 'accepted' } as const);
      });
      await runSteps(form, meanwhile);
      await runTimers();
      expect(sent).toHaveLength((await outcome).outcome === 'accepted' ? 1 : 0);
      if (isBlocked) expect(await outcome).toEqual({ outcome: 'blocked' });
    }),
    { numRuns: 300 },
  );
});

test('A reset restores the initial state from any state, and a second reset changes nothing', async () => {
  await fc.assert(
    fc.asyncProperty(anySteps, async (steps) => {
      const form = formWith(fields, { rules: { slow } });
      await runTimers();
      const initialState = form.state();
      await runSteps(form, steps);
      for (const path of ['nick', 'mail', 'phone', 'phone_confirm']) form.setVisible(path, true);
      form.reset();
      await runTimers();
      const afterReset = [
        form.state(),
        form.values.state(),
        ...Object.keys(initial).map((path) => stateOf(form, path).errors),
      ];
      expect(form.values.state()).toEqual(initial);
      expect(form.state()).toEqual(initialState);

      form.reset();
      await runTimers();
      expect([
        form.state(),
        form.values.state(),
        ...Object.keys(initial).map((path) => stateOf(form, path).errors),
      ]).toEqual(afterReset);
    }),
  );
});

test('A store returns the same state object until a value in it changes', async () => {
  await fc.assert(
    fc.asyncProperty(anySteps, async (steps) => {
      const form = formWith(fields, { rules: { slow } });
      for (const [, step] of steps) {
        const before = form.state();
        await step(form);
        const after = form.state();
        expect(form.state()).toBe(after);
        if (after !== before) expect(after).not.toEqual(before);
      }
    }),
  );
});

test('A store notifies its listeners synchronously, after the state changed', () => {
  fc.assert(
    fc.property(fc.array(text, { maxLength: 10 }), (texts) => {
      const form = formWith(fields, { rules: { slow } });
      const states: unknown[] = [];
      form.field('nick').subscribe(() => states.push(stateOf(form, 'nick').value));
      for (const value of texts) {
        form.field('nick').set(value);
        expect(states.at(-1)).toBe(value);
      }
      vi.advanceTimersByTime(DELAY_MS);
      expect(form.values.state()['nick']).toBe(texts.at(-1) ?? 'kim');
    }),
  );
});
