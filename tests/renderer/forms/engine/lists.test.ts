import { describe, expect, test } from 'vitest';
import { afterTimers, formWith, stateOf, useFormTimers } from './forms.ts';

useFormTimers();

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
