import { JSDOM } from 'jsdom';
import { beforeEach, expect, test, vi } from 'vitest';
import { createFormEngine } from '#renderer/forms/create-form-engine';
import { loadRuleMessages } from '#renderer/forms/rule-messages';
import { findBadInput, reportBadInput } from '../../../renderer/sections/form/bad-input.ts';

const messages = await loadRuleMessages('nl');
const { date_format, numeric, default: generic } = messages.rules;

/** Simulates the bad input of a date without a year, because jsdom's date control has no parts to type into. */
const enterBadInput = (name: string) =>
  Object.defineProperty(controlOf(name), 'validity', { configurable: true, value: { badInput: true } });
const correctInput = (name: string) => Reflect.deleteProperty(controlOf(name), 'validity');

let form: HTMLFormElement;
beforeEach(() => {
  const { document } = new JSDOM(`<form>
    <div data-field="day"><input type="date" name="day"></div>
    <div data-field="moment"><input type="date" name="moment"><input type="time" name="moment-time"></div>
    <div data-field="opens"><input type="time" name="opens"></div>
    <div data-field="lamps"><input type="number" name="lamps"></div>
  </form>`).window;
  form = document.forms[0] ?? document.createElement('form');
});

function controlOf(name: string) {
  const control = form.querySelector(`[name="${name}"]`);
  if (!control) throw new Error(`there is no ${name}`);
  return control;
}

function engine() {
  const names = ['day', 'moment', 'opens', 'lamps'];
  return createFormEngine({
    id: 'form',
    locale: 'nl-NL',
    fields: names.map((name) => ({ name, label: name })),
    formKitRules: {},
    messages,
  });
}

test.each([
  ['a date', 'day', 'day', date_format],
  ['the day of a moment', 'moment', 'moment', date_format],
  ['the time of a moment', 'moment-time', 'moment', generic],
  ['a time', 'opens', 'opens', generic],
  ['a number', 'lamps', 'lamps', numeric],
])('Bad input in %s blocks the form until it is corrected', async (_what, control, path, message) => {
  const filled = engine();
  const send = vi.fn(() => Promise.resolve({ outcome: 'accepted' } as const));
  enterBadInput(control);
  // Two calls, as after leaving the field and before submitting, block the field once.
  reportBadInput(form, filled, messages);
  reportBadInput(form, filled, messages);
  expect(filled.state().fieldErrors).toEqual([{ path, label: path, message }]);
  expect(await filled.submit(send)).toEqual({ outcome: 'blocked' });

  correctInput(control);
  reportBadInput(form, filled, messages);
  expect(filled.state().fieldErrors).toEqual([]);
  expect(await filled.submit(send)).toEqual({ outcome: 'accepted' });
});

test('findBadInput finds bad input only among the controls of a field', () => {
  enterBadInput('moment-time');
  const [day, moment] = form.children;
  expect(day && findBadInput(day)).toBeUndefined();
  expect(moment && findBadInput(moment)).toBe(controlOf('moment-time'));
});
