import { describe, expect, test, vi } from 'vitest';
import {
  accept,
  afterTimers,
  createForm,
  DELAY_MS,
  formWith,
  nick,
  stateOf,
  useFormTimers,
} from './forms.ts';

useFormTimers();

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
    expect(form.state().validity).toBe('passing');
    form.setVisible('phone', false);
    await vi.advanceTimersByTimeAsync(1);
    expect(form.state().validity).toBe('failing');
    form.setVisible('phone', true);
    await vi.advanceTimersByTimeAsync(1);
    expect(form.state().validity).toBe('passing');
  });

  test('that was hidden before the validation started blocks while it is visible and invalid', async () => {
    const form = createForm([{ ...order, rules: 'required|length:5' }, nick]);
    form.setVisible('order', false);
    form.startValidation();
    await vi.advanceTimersByTimeAsync(1);
    form.setVisible('order', true);
    form.field('order').set('12');
    await vi.advanceTimersByTimeAsync(DELAY_MS + 1);
    form.field('order').blur();
    expect(form.state().validity).toBe('failing');
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
