import { expect, test } from 'vitest';
import { formatFieldError } from '../../../renderer/sections/form/error-summary.tsx';

const template = '{{label}}: {{message}}';

/** Returns the error as the summary shows it. */
function format(label: string, message: string) {
  return formatFieldError({ path: 'field', label, message }, template);
}

test.each([
  ['Naam', 'Vul je Achternaam in.'],
  ['Naam', 'Vul de NaamNaam in.'],
  ['Achter', 'Vul je Achternaam in.'],
  ['Mail', 'Geben Sie Ihre E-Mail an.'],
  ['E-Mail', 'Geben Sie Ihre E-Mail-Adresse an.'],
  ['Haus', 'Geben Sie Haus- und Wohnungsnummer an.'],
  ['Prénom', 'Indiquez les Prénoms.'],
  ['Cafe', 'Choose a Cafe\u0301.'],
  ['Line', 'Please fill in Line2.'],
  ['Name', 'Use 𝒜Name.'],
  ['Name', 'Use Name𝒜.'],
])('The summary adds the label “%s” to the message “%s”, where it is a part of a word', (label, message) => {
  expect(format(label, message)).toBe(`${label}: ${message}`);
});

test.each([
  ['Naam', 'Naam is verplicht.'],
  ['Naam', 'Vul Achternaam of “Naam” in.'],
  ['Naam', 'Vul AchterNaam en Naam in.'],
  ['Nachname', 'Vor- und Nachname sind nötig.'],
  ['Adresse', 'Vérifiez l’Adresse.'],
  ['Wie is je held?', 'Wie is je held? Vul dit in.'],
  ['Name', 'Use 🏮Name🏮.'],
  ['', 'Vul dit veld in.'],
])('The summary does not add the label “%s” to the message “%s”', (label, message) => {
  expect(format(label, message)).toBe(message);
});

test('The summary adds a label with punctuation at its end without a colon', () => {
  expect(format('Wie is je held?', 'Vul dit in.')).toBe('Wie is je held? Vul dit in.');
});
