import { getNode } from '@formkit/core';
import { describe, expect, test, vi } from 'vitest';
import type { ValidationRule } from '#renderer/forms/rule-types';
import { expectConsole } from '../../../expect-console.ts';
import { accept, createForm, DELAY_MS, formWith, mail, nick, stateOf, useFormTimers } from './forms.ts';

useFormTimers();

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
    expect(stateOf(form, 'nick').validity).toBe('failing');

    form.field('nick').set('kim');
    await vi.advanceTimersByTimeAsync(DELAY_MS + 1);
    expect(stateOf(form, 'nick').validity).toBe('validating');
    expect(form.state().validity).toBe('validating');

    answer(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(stateOf(form, 'nick').validity).toBe('failing');
    expect(form.state().validity).toBe('failing');

    form.field('nick').set('sam');
    await vi.advanceTimersByTimeAsync(DELAY_MS + 1);
    answer(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(stateOf(form, 'nick').validity).toBe('passing');
    expect(form.state().validity).toBe('passing');
  });

  test('is not validating right after it was created or added', () => {
    const form = formWith([
      mail,
      { kind: 'list', name: 'guests', label: 'Guests', row: [mail], rules: 'min:1', initial: [{}] },
    ]);
    form.field('guests').rows.add();
    for (const path of ['mail', 'guests.0.mail', 'guests.1.mail'])
      expect(stateOf(form, path).validity).toBe('failing');
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
    expect(stateOf(form, 'nick').validity).toBe('validating');
    await vi.advanceTimersByTimeAsync(150);
    expect(asked).toEqual(['kim']);
    expect(stateOf(form, 'nick').validity).toBe('passing');
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
    expect(form.state().validity).toBe('passing');
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
      expect(stateOf(form, 'photo').validity).toBe('passing');
    }
  });
});

describe('Server errors in the form engine', () => {
  test('are shown at once, do not block, and disappear with the next input of their field', () => {
    const form = formWith([{ name: 'mail', label: 'E-mail', initial: 'a' }, nick]);
    form.setErrors({ mail: ['We know this one.'], nick: ['Taken.'], '': ['Too often.'] });
    expect(stateOf(form, 'mail').errors).toEqual(['We know this one.']);
    expect(form.state()).toMatchObject({ formErrors: ['Too often.'], validity: 'passing' });
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
    const form = createForm([mail], { errors: { mail: ['No.'] } });
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
      validity: 'failing',
      errors: ['The selected date is invalid.'],
    });
    const send = vi.fn(accept);
    expect(await form.submit(send)).toEqual({ outcome: 'blocked' });

    // Clearing the server’s errors or changing the value does not remove it, because it belongs to the control.
    form.clearErrors();
    form.field('day').set('2026-02-11');
    await vi.advanceTimersByTimeAsync(DELAY_MS + 1);
    expect(stateOf(form, 'day').errors).toEqual(['The selected date is invalid.']);

    form.field('day').block(undefined);
    expect(stateOf(form, 'day')).toMatchObject({ validity: 'passing', errors: [] });
    expect(await form.submit(send)).toEqual({ outcome: 'accepted' });
    expect(send).toHaveBeenCalledExactlyOnceWith({ day: '2026-02-11' });
  });
});

test('Form engine throws for a path that no field has', () => {
  expect(() => formWith([nick]).field('mail')).toThrow('The form "form" has no field "mail".');
});

test('Form engine leaves FormKit’s global registry empty', () => {
  const before = vi.getTimerCount();
  createForm([mail, nick]);
  expect([getNode('form'), getNode('mail'), getNode('input_0'), getNode('input_1')]).toEqual(
    Array.from({ length: 4 }),
  );
  expect(vi.getTimerCount()).toBe(before);
});
