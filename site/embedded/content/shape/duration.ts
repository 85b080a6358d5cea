import type { JsonValue, JsonObject } from '../files/json-value.ts';

/**
 * Returns the length of an asset in all its forms (contract §5.6): whole seconds, `2:5` and `02:05`. All are null without a length.
 *
 * @param stored seconds of the meta file
 */
export function durationKeys(stored: JsonValue | undefined): JsonObject {
  const length = typeof stored === 'number' ? Math.round(stored) : null;
  const minutes = length === null ? null : `${Math.floor(length / 60)}:${length % 60}`;
  return {
    duration: length,
    duration_seconds: length,
    duration_minutes: minutes,
    duration_sec: length,
    duration_min: minutes,
    playtime: length === null ? null : playtimeOf(length),
  };
}

/** Formats seconds as `02:05`, and from an hour on as `01:02:05`. */
function playtimeOf(length: number): string {
  const parts = [Math.floor(length / 60) % 60, length % 60];
  const all = length < 3600 ? parts : [Math.floor(length / 3600), ...parts];
  return all.map((part) => String(part).padStart(2, '0')).join(':');
}
