import type { JsonValue, JsonObject } from '../files/json-value.ts';

/**
 * Returns the keys of the API for the duration of an asset (contract §5.6): whole seconds, `2:5` and `02:05`. All are null without a duration.
 *
 * @param stored seconds of the meta file
 */
export function durationKeys(stored: JsonValue | undefined): JsonObject {
  const duration = typeof stored === 'number' ? Math.round(stored) : null;
  const minutes = duration === null ? null : `${Math.floor(duration / 60)}:${duration % 60}`;
  return {
    duration,
    duration_seconds: duration,
    duration_minutes: minutes,
    duration_sec: duration,
    duration_min: minutes,
    playtime: duration === null ? null : playtimeOf(duration),
  };
}

/** Formats seconds as `02:05`, and from an hour on as `01:02:05`. */
function playtimeOf(duration: number): string {
  const parts = [Math.floor(duration / 60) % 60, duration % 60];
  const all = duration < 3600 ? parts : [Math.floor(duration / 3600), ...parts];
  return all.map((part) => String(part).padStart(2, '0')).join(':');
}
