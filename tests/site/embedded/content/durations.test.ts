import { expect, test } from 'vitest';
import { serveProject } from './temporary-project.ts';

const keys = 'duration,duration_seconds,duration_minutes,duration_sec,duration_min,playtime';

test.each([
  ['125', 125, '2:5', '02:05'],
  ['124.6', 125, '2:5', '02:05'],
  ['9.4', 9, '0:9', '00:09'],
  ['3725', 3725, '62:5', '01:02:05'],
  ['null', null, null, null],
])(
  'An asset with the duration %s has it under all keys of the API',
  async (stored, duration, minutes, playtime) => {
    const { get } = await serveProject({
      'content/assets/assets.yaml': 'title: Assets\n',
      'public/assets/film.mp4': 'film',
      'public/assets/.meta/film.mp4.yaml': `data: {}\nduration: ${stored}\n`,
    });
    expect((await get(`/api/assets/assets/film.mp4?fields=${keys}`)).body).toEqual({
      data: {
        duration,
        duration_seconds: duration,
        duration_minutes: minutes,
        duration_sec: duration,
        duration_min: minutes,
        playtime,
      },
    });
  },
);
