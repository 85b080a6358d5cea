import * as v from 'valibot';
import { inputError } from '../graphql/errors.ts';

const MAX_TEXT_LENGTH = 255;
const MAX_STREET_LINES = 2;
const CONTROL_CHARACTERS = /\p{Cc}/u;

/**
 * Returns a text of one line without surrounding spaces, or `undefined` if it is missing or empty.
 *
 * @param label the name of the field in messages, such as `First Name`
 * @throws {GraphQLError} of the category `graphql-input` if the text is too long or contains control characters, such as line breaks
 */
export function readLine(text: string | null | undefined, label: string): string | undefined {
  const line = text?.trim() ?? '';
  if (line === '') return undefined;
  if (line.length > MAX_TEXT_LENGTH)
    throw inputError(`"${label}" length must be equal or less than ${MAX_TEXT_LENGTH} characters.`);
  if (CONTROL_CHARACTERS.test(line)) throw inputError(`${label} is not valid!`);
  return line;
}

/**
 * Like `readLine`, for a required text.
 *
 * @throws {GraphQLError} of the category `graphql-input` if it is missing
 */
export function readRequiredLine(text: string | null | undefined, label: string): string {
  const line = readLine(text, label);
  if (line === undefined) throw inputError(`"${label}" is a required value.`);
  return line;
}

/**
 * Returns the lines of a street, without empty ones.
 *
 * @throws {GraphQLError} of the category `graphql-input` if there are too many lines, or a line is invalid
 */
export function readStreet(lines: readonly (string | null)[] | null | undefined): string[] {
  const street = (lines ?? []).flatMap((line) => readLine(line, 'Street Address') ?? []);
  if (street.length > MAX_STREET_LINES)
    throw inputError(`"Street Address" cannot contain more than ${MAX_STREET_LINES} lines.`);
  return street;
}

/**
 * Validates a day such as `1980-05-17`. Returns `undefined` if it is missing or empty.
 *
 * @throws {GraphQLError} of the category `graphql-input` if it is not a day, or not before today (UTC)
 */
export function readDateOfBirth(text: string | null | undefined, now: Date): string | undefined {
  if (text === null || text === undefined || text === '') return undefined;
  if (!v.is(v.pipe(v.string(), v.isoDate()), text) || !isCalendarDay(text)) throw inputError('Invalid date');
  if (text >= now.toISOString().slice(0, 'yyyy-mm-dd'.length))
    throw inputError('The Date of Birth should not be greater than today.');
  return text;
}

function isCalendarDay(day: string): boolean {
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}

/** Magento's numbers: male, female, not specified. */
const GENDERS = [1, 2, 3];

/**
 * Validates the number of a gender. Returns `undefined` if it is missing.
 *
 * @throws {GraphQLError} of the category `graphql-input` for other numbers
 */
export function readGender(value: number | null | undefined): number | undefined {
  if (value === null || value === undefined) return undefined;
  if (!GENDERS.includes(value)) throw inputError('"Gender" is not a valid value.');
  return value;
}
