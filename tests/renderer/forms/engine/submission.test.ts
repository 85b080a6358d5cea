import { describe, expect, test, vi } from 'vitest';
import type { ValidationRule } from '#renderer/forms/rule-types';
import type { SubmissionResult } from '#renderer/forms/submission-result';
import { expectConsole, getConsoleTexts } from '../../../expect-console.ts';
import {
  accept,
  afterTimers,
  createForm,
  formWith,
  mail,
  messages,
  nick,
  stateOf,
  useFormTimers,
} from './forms.ts';

useFormTimers();

describe('Submitting a form', () => {
  test('is blocked by failed rules, which fields then show in the order of the form', async () => {
    const form = formWith([mail, { name: 'message', label: 'Message', rules: 'required' }]);
    const sending = vi.fn(accept);
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
    const sending = vi.fn(accept);
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
      const sending = vi.fn(accept);
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
    expect(await afterTimers(form.submit(accept))).toEqual({ outcome: 'accepted' });
    expect(stateOf(form, 'nick').errors).toEqual([]);
  });

  test('can be repeated after the request rejected', async () => {
    const form = formWith([nick]);
    await expect(form.submit(() => Promise.reject(new Error('offline')))).rejects.toThrow('offline');
    expect(form.state().stage).toBe('idle');
    expect(await afterTimers(form.submit(accept))).toEqual({ outcome: 'accepted' });
  });

  test('works without messages that cannot be loaded, because the server validates as well', async () => {
    expectConsole('warn', /offline/);
    const form = createForm([mail], { messages: () => Promise.reject(new Error('offline')) });
    expect(await afterTimers(form.submit(accept))).toEqual({ outcome: 'accepted' });
    expect(getConsoleTexts('warn')).toHaveLength(1);
  });

  test('waits for slow messages until a timeout, and validates once they are loaded', async () => {
    let arrive = () => {};
    const slow = () => new Promise<typeof messages>((resolve) => (arrive = () => resolve(messages)));
    const form = createForm([mail], { messages: slow });
    const sending = vi.fn(accept);
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
    const form = createForm([mail], { messages: fetched });
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
