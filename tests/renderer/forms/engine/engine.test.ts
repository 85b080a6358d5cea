import { getNode } from '@formkit/core';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createFormEngine } from '#renderer/forms/create-form-engine';
import type { SubmissionResult } from '#renderer/forms/form';
import { allFormKitRules } from '#renderer/forms/formkit-rules';
import type { ValidationRule } from '#renderer/forms/rule';
import { getConsoleTexts, expectConsole } from '../../../expect-console.ts';
import { DELAY_MS, formWith, messages, stateOf } from './forms.ts';

/** Resolves a promise after its timers have run. */
async function afterTimers<Result>(promise: Promise<Result>): Promise<Result> {
  await vi.advanceTimersByTimeAsync(DELAY_MS);
  return promise;
}
const accept = () => Promise.resolve({ outcome: 'accepted' } as const);

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const mail = { name: 'mail', label: 'E-mail', rules: 'required|email' };
const nick = { name: 'nick', label: 'Nickname', initial: 'kim' };

describe('A field of the form engine', () => {
  test('is pending for 20 ms after an input, then settled', () => {
    const form = formWith([nick]);
    expect(stateOf(form, 'nick').commit).toBe('settled');

    form.field('nick').set('sam');
    expect(stateOf(form, 'nick')).toMatchObject({ value: 'sam', commit: 'pending' });
    expect(form.values.state()).toEqual({ nick: 'kim' });

    vi.advanceTimersByTime(DELAY_MS - 1);
    expect(stateOf(form, 'nick').commit).toBe('pending');
    expect(form.state().commit).toBe('pending');
    vi.advanceTimersByTime(1);
    expect(stateOf(form, 'nick').commit).toBe('settled');
    expect(form.state().commit).toBe('settled');
    expect(form.values.state()).toEqual({ nick: 'sam' });
  });

  test('restarts the delay of 20 ms after each key', () => {
    const form = formWith([nick]);
    for (const value of ['s', 'sa', 'sam']) {
      form.field('nick').set(value);
      vi.advanceTimersByTime(DELAY_MS - 1);
    }
    expect(form.values.state()).toEqual({ nick: 'kim' });
    vi.advanceTimersByTime(1);
    expect(form.values.state()).toEqual({ nick: 'sam' });
  });

  test('is validating while an asynchronous rule runs, and failing after a rule failed', async () => {
    let answer = (_free: boolean) => {};
    const free: ValidationRule = () => new Promise((resolve) => (answer = resolve));
    const form = formWith([{ name: 'nick', label: 'Nickname', rules: 'required|free' }], { rules: { free } });
    expect(stateOf(form, 'nick').check).toBe('failing');

    form.field('nick').set('kim');
    await vi.advanceTimersByTimeAsync(DELAY_MS + 1);
    expect(stateOf(form, 'nick').check).toBe('validating');
    expect(form.state().check).toBe('validating');

    answer(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(stateOf(form, 'nick').check).toBe('failing');
    expect(form.state().check).toBe('failing');

    form.field('nick').set('sam');
    await vi.advanceTimersByTimeAsync(DELAY_MS + 1);
    answer(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(stateOf(form, 'nick').check).toBe('passing');
    expect(form.state().check).toBe('passing');
  });

  test('is not validating right after it was created or added', () => {
    const form = formWith([
      mail,
      { kind: 'list', name: 'guests', label: 'Guests', row: [mail], rules: 'min:1', initial: [{}] },
    ]);
    form.field('guests').rows.add();
    for (const path of ['mail', 'guests.0.mail', 'guests.1.mail'])
      expect(stateOf(form, path).check).toBe('failing');
    expect(vi.getTimerCount()).toBeLessThanOrEqual(1);
  });

  test('debounces a rule, and blocks the form meanwhile', async () => {
    const asked: unknown[] = [];
    const free: ValidationRule = ({ value }) => (asked.push(value), true);
    const form = formWith([{ name: 'nick', label: 'Nickname', rules: '(200)free' }], { rules: { free } });
    for (const value of ['k', 'ki', 'kim']) {
      form.field('nick').set(value);
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(stateOf(form, 'nick').check).toBe('validating');
    await vi.advanceTimersByTimeAsync(150);
    expect(asked).toEqual(['kim']);
    expect(stateOf(form, 'nick').check).toBe('passing');
  });

  test('shows validation messages only after it was left', async () => {
    const form = formWith([mail]);
    expect(stateOf(form, 'mail').errors).toEqual([]);
    form.field('mail').blur();
    expect(stateOf(form, 'mail').errors).toEqual(['An answer is needed here.']);

    form.field('mail').set('kim');
    await vi.advanceTimersByTimeAsync(DELAY_MS + 1);
    expect(stateOf(form, 'mail').errors).toEqual([
      'Please write the whole email address, such as name@example.com.',
    ]);
    form.field('mail').set('kim@example.com');
    await vi.advanceTimersByTimeAsync(DELAY_MS + 1);
    expect(stateOf(form, 'mail').errors).toEqual([]);
  });

  test('shows warnings without blocking the form', async () => {
    const form = formWith([{ name: 'mail', label: 'E-mail', rules: '?email', initial: 'kim' }]);
    form.field('mail').blur();
    expect(stateOf(form, 'mail')).toMatchObject({ errors: [], warnings: [expect.stringContaining('email')] });
    expect(form.state().check).toBe('passing');
  });

  test('names another field by its label, and is validated again when that field changes', async () => {
    const form = formWith([
      { name: 'pw_confirm', label: 'Once more', rules: 'confirm', initial: 'a' },
      { name: 'pw', label: 'Password', initial: 'b' },
    ]);
    form.field('pw_confirm').blur();
    expect(stateOf(form, 'pw_confirm').errors).toEqual(['This is not the same as “Password”.']);
    form.field('pw').set('a');
    await vi.advanceTimersByTimeAsync(DELAY_MS + 1);
    expect(stateOf(form, 'pw_confirm').errors).toEqual([]);
  });

  test('keeps file objects, including two files of the same name', async () => {
    const form = formWith([{ name: 'photo', label: 'Photo', rules: 'required|max:1' }]);
    const small = new File(['a'], 'lamp.jpg', { lastModified: 1 });
    const large = new File(['ab'], 'lamp.jpg', { lastModified: 2 });
    for (const file of [small, large]) {
      form.field('photo').set([file]);
      await vi.advanceTimersByTimeAsync(DELAY_MS + 1);
      const { photo } = form.values.state();
      expect(Array.isArray(photo) && photo[0] === file).toBe(true);
      expect(stateOf(form, 'photo').check).toBe('passing');
    }
  });
});

describe('Server errors in the form engine', () => {
  test('are shown at once, do not block, and disappear with the next input of their field', () => {
    const form = formWith([{ name: 'mail', label: 'E-mail', initial: 'a' }, nick]);
    form.setErrors({ mail: ['We know this one.'], nick: ['Taken.'], '': ['Too often.'] });
    expect(stateOf(form, 'mail').errors).toEqual(['We know this one.']);
    expect(form.state()).toMatchObject({ formErrors: ['Too often.'], check: 'passing' });
    expect(form.state().fieldErrors.map(({ path, label }) => [path, label])).toEqual([
      ['mail', 'E-mail'],
      ['nick', 'Nickname'],
    ]);

    form.field('mail').set('ab');
    expect(stateOf(form, 'mail').errors).toEqual([]);
    expect(stateOf(form, 'nick').errors).toEqual(['Taken.']);
    expect(form.state().formErrors).toEqual(['Too often.']);
  });

  test('are in the initial state of a form that was posted', () => {
    const form = createFormEngine({
      formKitRules: allFormKitRules,
      id: 'form',
      fields: [mail],
      messages,
      locale: 'en',
      errors: { mail: ['No.'] },
    });
    expect(form.field('mail').initialState().errors).toEqual(['No.']);
    expect(form.initialState().fieldErrors).toHaveLength(1);
  });

  test('of a missing field are shown for the form as a whole', () => {
    expectConsole('warn', 'captcha');
    const form = formWith([nick]);
    form.setErrors({ captcha: ['Are you there?'] });
    expect(form.state().formErrors).toEqual(['Are you there?']);
  });

  test('are cleared for one field or for all', () => {
    const form = formWith([mail, nick]);
    form.setErrors({ mail: ['No.'], nick: ['No.'], '': ['No.'] });
    form.clearErrors('mail');
    expect([stateOf(form, 'mail').errors, stateOf(form, 'nick').errors]).toEqual([[], ['No.']]);
    form.clearErrors();
    expect([form.state().formErrors, form.state().fieldErrors]).toEqual([[], []]);
  });
});

describe('A blocking message of a control', () => {
  test('blocks the form and is shown at once, until the control removes it', async () => {
    const form = formWith([{ name: 'day', label: 'Day', initial: '2026-02-10' }]);
    form.field('day').block('The selected date is invalid.');
    expect(stateOf(form, 'day')).toMatchObject({
      check: 'failing',
      errors: ['The selected date is invalid.'],
    });
    const send = vi.fn(() => Promise.resolve({ outcome: 'accepted' } as const));
    expect(await form.submit(send)).toEqual({ outcome: 'blocked' });

    // Clearing the server’s errors or changing the value does not remove it, because it belongs to the control.
    form.clearErrors();
    form.field('day').set('2026-02-11');
    await vi.advanceTimersByTimeAsync(DELAY_MS + 1);
    expect(stateOf(form, 'day').errors).toEqual(['The selected date is invalid.']);

    form.field('day').block(undefined);
    expect(stateOf(form, 'day')).toMatchObject({ check: 'passing', errors: [] });
    expect(await form.submit(send)).toEqual({ outcome: 'accepted' });
    expect(send).toHaveBeenCalledExactlyOnceWith({ day: '2026-02-11' });
  });
});

describe('A reset of the form engine', () => {
  test('clears errors and restores the initial value', async () => {
    const form = formWith([{ ...mail, initial: 'kim@example.com' }, nick]);
    form.field('mail').set('');
    form.field('nick').set('sam');
    await vi.advanceTimersByTimeAsync(DELAY_MS + 1);
    form.field('mail').blur();
    form.setErrors({ nick: ['Taken.'], '': ['Too often.'] });
    expect(form.state().fieldErrors).toHaveLength(2);

    form.reset();
    await vi.advanceTimersByTimeAsync(1);
    expect(form.values.state()).toEqual({ mail: 'kim@example.com', nick: 'kim' });
    expect(stateOf(form, 'mail')).toMatchObject({ value: 'kim@example.com', errors: [], check: 'passing' });
    expect(form.state()).toMatchObject({
      formErrors: [],
      fieldErrors: [],
      check: 'passing',
      commit: 'settled',
    });
  });

  test('of one field leaves the other fields', async () => {
    const form = formWith([mail, nick]);
    form.field('mail').set('a');
    form.field('nick').set('sam');
    await vi.advanceTimersByTimeAsync(DELAY_MS + 1);
    form.reset('nick');
    expect(form.values.state()).toEqual({ mail: 'a', nick: 'kim' });
  });

  test('discards a value that is not committed yet', async () => {
    const form = formWith([nick]);
    form.field('nick').set('sa');
    form.reset();
    await vi.advanceTimersByTimeAsync(DELAY_MS * 2);
    expect(stateOf(form, 'nick')).toMatchObject({ value: 'kim', commit: 'settled' });
    expect(form.values.state()).toEqual({ nick: 'kim' });
  });

  test('while a value is pending does not lose the next value', async () => {
    const form = formWith([nick, { name: 'message', label: 'Message' }]);
    form.field('nick').set('sa');
    await vi.advanceTimersByTimeAsync(DELAY_MS / 2);
    form.reset();
    form.field('message').set('Hello');
    // FormKit commits the reset field twice, and the form counts the second time for the other field.
    await vi.advanceTimersByTimeAsync(DELAY_MS / 2);
    expect(form.state().commit).toBe('pending');
    const send = vi.fn(accept);
    expect(await afterTimers(form.submit(send))).toEqual({ outcome: 'accepted' });
    expect(send).toHaveBeenCalledExactlyOnceWith({ nick: 'kim', message: 'Hello' });
  });

  test('restores the initial rows of a list', async () => {
    const form = formWith([
      { kind: 'list', name: 'guests', label: 'Guests', row: [nick], initial: [{ nick: 'a' }, { nick: 'b' }] },
    ]);
    form.field('guests').rows.remove(0);
    form.field('guests.0.nick').set('c');
    form.field('guests').rows.add({ nick: 'd' });
    form.field('guests').rows.add({ nick: 'e' });
    await vi.advanceTimersByTimeAsync(DELAY_MS + 1);
    form.reset();
    expect(form.values.state()).toEqual({ guests: [{ nick: 'a' }, { nick: 'b' }] });
    form.reset();
    expect(form.values.state()).toEqual({ guests: [{ nick: 'a' }, { nick: 'b' }] });
  });
});

describe('Submitting a form', () => {
  const send = () => vi.fn(() => Promise.resolve({ outcome: 'accepted' } as const));

  test('is blocked by failed rules, which fields then show in the order of the form', async () => {
    const form = formWith([mail, { name: 'message', label: 'Message', rules: 'required' }]);
    const sending = send();
    expect(await afterTimers(form.submit(sending))).toEqual({ outcome: 'blocked' });
    expect(sending).not.toHaveBeenCalled();
    expect(form.state().fieldErrors).toEqual([
      { path: 'mail', label: 'E-mail', message: 'An answer is needed here.' },
      { path: 'message', label: 'Message', message: 'An answer is needed here.' },
    ]);
  });

  test('waits for pending values and running rules', async () => {
    const free: ValidationRule = ({ value }) =>
      new Promise((resolve) => setTimeout(() => resolve(value !== 'sam'), 300));
    const form = formWith([{ name: 'nick', label: 'Nickname', rules: '(200)free', initial: 'kim' }], {
      rules: { free },
    });
    const sending = send();
    form.field('nick').set('sam');
    const first = form.submit(sending);
    expect(form.state().stage).toBe('checking');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await first).toEqual({ outcome: 'blocked' });

    form.field('nick').set('max');
    const second = form.submit(sending);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await second).toEqual({ outcome: 'accepted' });
    expect(sending).toHaveBeenCalledExactlyOnceWith({ nick: 'max' });
  });

  test('submits a value that changes between the last validation and the request', async () => {
    for (let ticks = 0; ticks < 30; ticks += 1) {
      const form = formWith([nick]);
      const sending = send();
      const outcome = form.submit(sending);
      for (let tick = 0; tick < ticks; tick += 1) await Promise.resolve();
      const isInTime = form.state().stage === 'checking';
      form.field('nick').set('sam');
      expect(await afterTimers(outcome)).toEqual({ outcome: 'accepted' });
      expect(sending).toHaveBeenCalledExactlyOnceWith({ nick: isInTime ? 'sam' : 'kim' });
    }
  });

  test('sends one request for a double click', async () => {
    const form = formWith([nick]);
    let arrive = () => {};
    const sending = vi.fn(
      () => new Promise<SubmissionResult>((resolve) => (arrive = () => resolve({ outcome: 'accepted' }))),
    );
    const first = form.submit(sending);
    expect(await form.submit(sending)).toEqual({ outcome: 'busy' });
    await vi.advanceTimersByTimeAsync(1);
    expect(form.state().stage).toBe('sending');
    expect(await form.submit(sending)).toEqual({ outcome: 'busy' });
    arrive();
    expect(await first).toEqual({ outcome: 'accepted' });
    expect(form.state().stage).toBe('idle');
    expect(sending).toHaveBeenCalledTimes(1);
  });

  test('shows the server’s errors at their fields, and can be repeated', async () => {
    const form = formWith([nick]);
    const sendInvalid = vi.fn(() =>
      Promise.resolve({ outcome: 'invalid', errors: { nick: ['Taken.'] } } as const),
    );
    expect(await afterTimers(form.submit(sendInvalid))).toMatchObject({ outcome: 'invalid' });
    expect(stateOf(form, 'nick').errors).toEqual(['Taken.']);
    expect(await afterTimers(form.submit(send()))).toEqual({ outcome: 'accepted' });
    expect(stateOf(form, 'nick').errors).toEqual([]);
  });

  test('can be repeated after the request rejected', async () => {
    const form = formWith([nick]);
    await expect(form.submit(() => Promise.reject(new Error('offline')))).rejects.toThrow('offline');
    expect(form.state().stage).toBe('idle');
    expect(await afterTimers(form.submit(send()))).toEqual({ outcome: 'accepted' });
  });

  test('works without messages that cannot be loaded, because the server validates as well', async () => {
    expectConsole('warn', /offline/);
    const form = createFormEngine({
      formKitRules: allFormKitRules,
      id: 'form',
      fields: [mail],
      locale: 'en',
      messages: () => Promise.reject(new Error('offline')),
    });
    expect(await afterTimers(form.submit(send()))).toEqual({ outcome: 'accepted' });
    expect(getConsoleTexts('warn')).toHaveLength(1);
  });

  test('waits for slow messages until a timeout, and validates once they are loaded', async () => {
    let arrive = () => {};
    const slow = () => new Promise<typeof messages>((resolve) => (arrive = () => resolve(messages)));
    const form = createFormEngine({
      formKitRules: allFormKitRules,
      id: 'form',
      fields: [mail],
      locale: 'en',
      messages: slow,
    });
    const sending = send();
    const outcome = form.submit(sending);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(sending).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await outcome).toEqual({ outcome: 'accepted' });

    arrive();
    expect(await afterTimers(form.submit(sending))).toEqual({ outcome: 'blocked' });
  });

  test('loads messages again after a failed request', async () => {
    expectConsole('warn', /offline/);
    const fetched = vi.fn(() => Promise.resolve(messages)).mockRejectedValueOnce(new Error('offline'));
    const form = createFormEngine({
      formKitRules: allFormKitRules,
      id: 'form',
      fields: [mail],
      locale: 'en',
      messages: fetched,
    });
    expect(await afterTimers(form.validate())).toEqual([]);
    expect(await afterTimers(form.validate())).toHaveLength(1);
    await afterTimers(form.validate());
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  test('passes a copy of the values, so a change of the copy does not change the form', async () => {
    const form = formWith([{ name: 'lamps', label: 'Lamps', initial: ['a'] }]);
    await form.submit((values) => {
      const { lamps } = values;
      if (Array.isArray(lamps)) lamps.push('b');
      return Promise.resolve({ outcome: 'accepted' } as const);
    });
    expect(form.values.state()).toEqual({ lamps: ['a'] });
  });
});

test('Form engine validates one step, and only its fields show messages', async () => {
  const form = formWith([mail, { name: 'message', label: 'Message', rules: 'required' }]);
  const fieldErrors = await form.validate(['mail']);
  expect(fieldErrors.map(({ path }) => path)).toEqual(['mail']);
  expect(stateOf(form, 'message').errors).toEqual([]);
});

describe('A hidden field of the form engine', () => {
  const order = { name: 'order', label: 'Order', rules: 'required' };

  test('is neither validated nor submitted, and keeps its value', async () => {
    const form = formWith([order, nick], { hidden: ['order'] });
    expect(form.values.state()).toEqual({ nick: 'kim' });
    expect(await afterTimers(form.submit(accept))).toEqual({ outcome: 'accepted' });

    form.setVisible('order', true);
    expect(await afterTimers(form.submit(accept))).toEqual({ outcome: 'blocked' });
    form.field('order').set('12');
    await vi.advanceTimersByTimeAsync(DELAY_MS + 1);
    form.setVisible('order', false);
    expect(form.values.state()).toEqual({ nick: 'kim' });
    form.setVisible('order', true);
    expect(form.values.state()).toEqual({ nick: 'kim', order: '12' });
  });

  test('stays in its row when the row moves', async () => {
    const row = [{ name: 'name', label: 'Name' }];
    const initial = [{ name: 'Kim' }, { name: 'Sam' }];
    const form = formWith([{ kind: 'list', name: 'guests', label: 'Guests', row, initial }]);
    form.setVisible('guests.1.name', false);
    form.field('guests').rows.move(1, 0);
    expect(stateOf(form, 'guests.0.name').value).toBe('Sam');
    expect(stateOf(form, 'guests.1.name').value).toBe('Kim');

    form.field('guests').rows.remove(0);
    expect(stateOf(form, 'guests.0.name').value).toBe('Kim');
    form.setVisible('guests.0.name', true);
    await vi.advanceTimersByTimeAsync(DELAY_MS);
    expect(form.values.state()).toEqual({ guests: [{ name: 'Kim' }] });
  });

  test('returns to its position in the form', async () => {
    const form = formWith([order, { ...order, name: 'second' }, { ...order, name: 'third' }]);
    form.setVisible('order', false);
    form.setVisible('second', false);
    form.setVisible('order', true);
    form.setVisible('second', true);
    expect((await afterTimers(form.validate())).map(({ path }) => path)).toEqual([
      'order',
      'second',
      'third',
    ]);
  });

  test('is validated again together with fields whose rules name it', async () => {
    const form = formWith([
      { name: 'mail', label: 'E-mail', rules: 'require_one:phone' },
      { name: 'phone', label: 'Phone', initial: '0612345678' },
    ]);
    expect(form.state().check).toBe('passing');
    form.setVisible('phone', false);
    await vi.advanceTimersByTimeAsync(1);
    expect(form.state().check).toBe('failing');
    form.setVisible('phone', true);
    await vi.advanceTimersByTimeAsync(1);
    expect(form.state().check).toBe('passing');
  });

  test('that was hidden before the validation started blocks while it is visible and invalid', async () => {
    const form = createFormEngine({
      formKitRules: allFormKitRules,
      id: 'form',
      fields: [{ ...order, rules: 'required|length:5' }, nick],
      messages,
      locale: 'en-150',
    });
    form.setVisible('order', false);
    form.startValidation();
    await vi.advanceTimersByTimeAsync(1);
    form.setVisible('order', true);
    form.field('order').set('12');
    await vi.advanceTimersByTimeAsync(DELAY_MS + 1);
    form.field('order').blur();
    expect(form.state().check).toBe('failing');
    form.setVisible('order', false);
    expect(await afterTimers(form.submit(accept))).toEqual({ outcome: 'accepted' });
  });

  test('is reset and restored with the visible fields', () => {
    const form = formWith([{ ...order, initial: '1' }, nick]);
    form.restore({ order: '2', nick: 'sam', gone: 'x' });
    form.setVisible('order', false);
    form.restore({ order: '3' });
    expect(form.field('order').state().value).toBe('3');
    form.reset();
    expect(form.field('order').state().value).toBe('1');
    expect(form.values.state()).toEqual({ nick: 'kim' });
  });
});

describe('A list of the form engine', () => {
  const guests = {
    kind: 'list',
    name: 'guests',
    label: 'Guests',
    rules: 'min:1|max:3',
    row: [{ name: 'name', label: 'Name', rules: 'required' }],
  } as const;

  test('has rows that keep their names, ids and values when they move', async () => {
    const form = formWith([{ ...guests, initial: [{ name: 'a' }, { name: 'b' }, { name: 'c' }] }]);
    const names = stateOf(form, 'guests').rows;
    const first = form.field('guests.0.name');
    expect(new Set(names).size).toBe(3);

    form.field('guests').rows.move(0, 2);
    expect(stateOf(form, 'guests').rows).toEqual([names[1], names[2], names[0]]);
    expect(form.values.state()).toEqual({ guests: [{ name: 'b' }, { name: 'c' }, { name: 'a' }] });
    expect(form.field('guests.2.name')).toBe(first);
    expect(first.path()).toBe('guests.2.name');

    form.field('guests').rows.remove(1);
    expect(stateOf(form, 'guests').rows).toEqual([names[1], names[0]]);
    form.field('guests').rows.add({ name: 'd' }, 1);
    expect(form.values.state()).toEqual({ guests: [{ name: 'b' }, { name: 'd' }, { name: 'a' }] });
    expect(names).not.toContain(stateOf(form, 'guests').rows[1]);
  });

  test('validates its number of rows, and the fields of each row', async () => {
    const form = formWith([guests]);
    expect((await afterTimers(form.validate())).map(({ path }) => path)).toEqual([]);
    form.field('guests').rows.add();
    expect((await afterTimers(form.validate())).map(({ path }) => path)).toEqual(['guests.0.name']);
    form.restore({ guests: [{ name: 'a' }, { name: 'b' }, { name: 'c' }, { name: 'd' }] });
    expect(await afterTimers(form.validate())).toEqual([
      { path: 'guests', label: 'Guests', message: 'Please choose 3 at most.' },
    ]);
  });
});

test('Form engine throws for a path that no field has', () => {
  expect(() => formWith([nick]).field('mail')).toThrow('The form "form" has no field "mail".');
});

test('Form engine leaves FormKit’s global registry empty', () => {
  const before = vi.getTimerCount();
  createFormEngine({
    formKitRules: allFormKitRules,
    id: 'form',
    fields: [mail, nick],
    messages,
    locale: 'en',
  });
  expect([getNode('form'), getNode('mail'), getNode('input_0'), getNode('input_1')]).toEqual(
    Array.from({ length: 4 }),
  );
  expect(vi.getTimerCount()).toBe(before);
});
