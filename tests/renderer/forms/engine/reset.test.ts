import { describe, expect, test, vi } from 'vitest';
import { accept, afterTimers, DELAY_MS, formWith, mail, nick, stateOf, useFormTimers } from './forms.ts';

useFormTimers();

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
    expect(stateOf(form, 'mail')).toMatchObject({
      value: 'kim@example.com',
      errors: [],
      validity: 'passing',
    });
    expect(form.state()).toMatchObject({
      formErrors: [],
      fieldErrors: [],
      validity: 'passing',
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
