import * as v from 'valibot';

/** What `run.py` may be told about one picture: see `developed` in `lantern/develop.py`. */
const developmentSchema = v.record(v.string(), v.union([v.number(), v.array(v.number())]));

/** A part of the frame, as fractions of its width and height. */
const cropSchema = v.strictObject({
  left: v.number(),
  top: v.number(),
  width: v.number(),
  height: v.number(),
});

const shotSchema = v.strictObject({
  name: v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/)),
  scene: v.pipe(v.string(), v.regex(/^[a-z0-9_]+$/)),
  shot: v.string(),
  size: v.tuple([v.number(), v.number()]),
  samples: v.number(),
  pictures: v.array(
    v.strictObject({
      asset: v.string(),
      develop: v.optional(developmentSchema, {}),
      crop: v.optional(cropSchema),
      /** Left for right, where words need the other side. */
      mirror: v.optional(v.boolean(), false),
    }),
  ),
});

const fraction = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

const filmSchema = v.strictObject({
  name: shotSchema.entries.name,
  /** Two shots of one camera; the first picture of each says how its light is developed. */
  day: v.string(),
  dusk: v.string(),
  asset: v.pipe(v.string(), v.endsWith('.mp4')),
  size: v.tuple([v.number(), v.number()]),
  seconds: v.number(),
  /** Frames a second. */
  rate: v.number(),
  /** The constant rate factor of H.264: smaller is better and larger. */
  quality: v.number(),
  /** `hours` and `lamps`: see `frames` in `lantern/film.py`. */
  hours: v.tuple([fraction, fraction, fraction]),
  lamps: v.array(v.tuple([fraction, fraction, v.number(), fraction])),
});

/**
 * `scenes.json`: each shot is rendered once and developed into one or more pictures of the site; a film is made from the light of
 * two shots.
 */
export const manifestSchema = v.strictObject({ shots: v.array(shotSchema), films: v.array(filmSchema) });
export type Shot = v.InferOutput<typeof shotSchema>;
export type Film = v.InferOutput<typeof filmSchema>;
export type Picture = Shot['pictures'][number];

/** `rendered.json`: what each picture was made from, as a hash. */
export const recordsSchema = v.record(v.string(), v.string());
export type Records = v.InferOutput<typeof recordsSchema>;

export interface Job {
  readonly shot: Shot;
  readonly pictures: readonly Picture[];
}

/**
 * What is to be rendered: the pictures that are missing or were made from something else, by shot, in the manifest's order.
 *
 * @param names only shots whose name begins with one of these; all if there are none
 * @param fingerprint what a picture would be made from now
 */
export function plan({
  shots,
  records,
  existing,
  names,
  fingerprint,
}: {
  shots: readonly Shot[];
  records: Records;
  existing: ReadonlySet<string>;
  names: readonly string[];
  fingerprint: (shot: Shot, picture: Picture) => string;
}): Job[] {
  return shots
    .filter((shot) => names.length === 0 || names.some((name) => shot.name.startsWith(name)))
    .map((shot) => ({
      shot,
      pictures: shot.pictures.filter(
        (picture) => !existing.has(picture.asset) || records[picture.asset] !== fingerprint(shot, picture),
      ),
    }))
    .filter((job) => job.pictures.length > 0);
}

/** Names on the command line that no shot answers to: a slip of the keyboard, not an empty plan. */
export function unknownNames(shots: readonly { readonly name: string }[], names: readonly string[]) {
  return names.filter((name) => !shots.some((shot) => shot.name.startsWith(name)));
}

/** A shot as it is tried out: a quarter of the size, just enough samples to judge light and composition. */
export function previewOf(shot: Shot): Shot {
  const [width, height] = shot.size;
  return {
    ...shot,
    size: [Math.round(width / 4), Math.round(height / 4)],
    samples: Math.min(shot.samples, 16),
  };
}
