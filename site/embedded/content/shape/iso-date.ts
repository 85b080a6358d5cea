import type { JsonValue } from '../files/json-value.ts';

const WRITTEN = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d)(:\d\d)?(\.\d+)?\s*(Z|[-+]\d\d:?\d\d)?)?$/;

/** `2026-03-14T09:30:00.000000Z`: always UTC, always six digits (contract §5.1). @param time Unix milliseconds */
export function isoDate(time: number): string {
  return new Date(time).toISOString().replace(/\.(\d{3})Z$/, '.$1000Z');
}

/** A stored date as Unix milliseconds: `2026-03-14`, `2026-03-14 09:30`, or Unix seconds from an unquoted one. */
export function timeOf(value: JsonValue | undefined): number | null {
  if (typeof value === 'number') return value * 1000;
  if (typeof value !== 'string') return null;
  const [, day, clock = '00:00', seconds = ':00', fraction = '', zone = 'Z'] =
    WRITTEN.exec(value.trim()) ?? [];
  if (day === undefined) return null;
  const time = Date.parse(`${day}T${clock}${seconds}${fraction}${zone}`);
  return Number.isNaN(time) ? null : time;
}
