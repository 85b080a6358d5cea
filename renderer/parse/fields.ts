import * as v from 'valibot';
import type { Picture } from '../media/picture.ts';
import { readCaptions, readVideo } from '../media/video.ts';
import { readHeading } from './heading.ts';
import { type Html, readHtml } from './html.ts';
import { readLink } from './link.ts';
import type { ParseContext } from './parse-context.ts';
import { isRecord } from './raw-section.ts';

/** Longest plain text and longest HTML a field may hold, in characters; more is a mistake (a pasted file), not content. */
const MAX_TEXT_LENGTH = 20_000;
const MAX_HTML_LENGTH = 200_000;

export type Fields = ReturnType<typeof createFields>;

/**
 * The value shapes of the content API (contract §5.2) as schemas, for the schemas of sections to be built from. Empty values
 * (null, missing) become an empty text, heading or list; a value of the wrong type makes the section unreadable, with its path.
 */
export function createFields(reading: ParseContext) {
  const written = v.nullish(
    v.union([
      v.pipe(v.string(), v.maxLength(MAX_TEXT_LENGTH, `Expected at most ${MAX_TEXT_LENGTH} characters`)),
      v.number(),
    ]),
    '',
  );

  /** A plain text; numbers are accepted since YAML writes `40` for a text of digits. */
  const text = v.pipe(
    written,
    v.transform((value) => String(value).trim()),
  );

  const heading = v.pipe(text, v.transform(readHeading));

  const markup = v.pipe(
    v.string(),
    v.maxLength(MAX_HTML_LENGTH, `Expected at most ${MAX_HTML_LENGTH} characters`),
  );

  /** Markdown, or Bard without sets: an HTML string. Bard with sets arrives here as its runs of text (see `unfold-sets`). */
  const html = v.pipe(
    v.nullish(
      v.union([markup, v.pipe(v.array(v.object({ text: markup })), v.readonly(), v.transform(joinRuns))]),
      '',
    ),
    v.transform((value): Html => readHtml(value, reading)),
  );

  /** A link field: a string up to version 5, an object with `url` since 6. Unsafe or empty links become `undefined`. */
  const link = v.pipe(
    v.nullish(v.union([v.string(), v.object({ url: v.nullish(v.string()) })]), ''),
    v.transform((value) => readLink((typeof value === 'string' ? value : value.url) ?? '', reading)),
  );

  const asset = v.pipe(
    v.object({
      url: v.nullish(v.string()),
      alt: v.nullish(v.string()),
      width: v.nullish(v.number()),
      height: v.nullish(v.number()),
      focus_css: v.nullish(v.string()),
      ground: v.fallback(v.nullish(v.string()), undefined),
    }),
    v.transform(readPicture),
  );
  /** One picture; `undefined` where the editor chose none. */
  const picture = oneOf(asset);

  const file = v.object({
    url: v.nullish(v.string()),
    alt: v.nullish(v.string()),
    mime_type: v.nullish(v.string()),
  });
  /** One film; `undefined` where the editor chose none, or a file that is none. */
  const video = oneOf(v.pipe(file, v.transform(readVideo)));
  /** The captions of one film; `undefined` where the editor chose none, or a file that is none. */
  const captions = oneOf(v.pipe(file, v.transform(readCaptions)));

  /** A replicator or grid of rows of one shape, each with its `id`. */
  function rows<Row extends v.ObjectEntries>(entries: Row) {
    return v.pipe(
      v.nullish(v.array(v.unknown()), []),
      v.transform((items) => items.map(withId)),
      v.array(v.object({ ...entries, id: v.string() })),
    );
  }

  /** One of a closed list, from a select's object or a bare string; what the list lacks becomes its first. */
  function choice<const Options extends readonly [string, ...string[]]>(...options: Options) {
    type Option = Options[number];
    const isOption = (value: unknown): value is Option => options.some((option) => option === value);
    const key = v.union([v.string(), v.number(), v.boolean()]);
    return v.pipe(
      v.nullish(v.union([key, v.object({ value: v.nullish(key) })]), ''),
      v.transform((chosen): Option => {
        const chosenKey = typeof chosen === 'object' ? chosen.value : chosen;
        return isOption(chosenKey) ? chosenKey : options[0];
      }),
      v.metadata({ options }),
    );
  }

  const toggle = v.nullish(v.boolean(), false);

  /** Calls to action; a row without words or without a safe link is no call. */
  const ctas = v.pipe(
    rows({ label: text, link, style: choice('primary', 'quiet') }),
    v.transform((items) =>
      items.flatMap(({ id, label, link: href, style }) =>
        label && href ? [{ id, label, href, style }] : [],
      ),
    ),
  );

  return { text, heading, html, link, picture, video, captions, rows, choice, toggle, ctas };
}

export type Cta = { id: string; label: string; href: string; style: 'primary' | 'quiet' };

type CmsAsset = {
  url?: string | null | undefined;
  alt?: string | null | undefined;
  width?: number | null | undefined;
  height?: number | null | undefined;
  focus_css?: string | null | undefined;
  ground?: string | null | undefined;
};

function readPicture({ url, alt, width, height, focus_css, ground }: CmsAsset): Picture | undefined {
  if (!url || !/^(?:\/(?!\/)|https?:\/\/)/.test(url)) return undefined;
  const focus = /^(\d{1,3}(?:\.\d+)?)% (\d{1,3}(?:\.\d+)?)%$/.exec(focus_css ?? '');
  return {
    src: url,
    alt: alt ?? '',
    ...(width && height ? { width, height } : {}),
    ...(focus ? { focus: { x: Number(focus[1]), y: Number(focus[2]) } } : {}),
    ...(ground && /^#[\da-f]{6}$/i.test(ground) ? { placeholderColor: ground } : {}),
  };
}

/** The first of an assets field's files: a list, or since some version a file alone where only one may be chosen. */
function oneOf<Input, Output>(file: v.GenericSchema<Input, Output>) {
  return v.pipe(
    v.nullish(
      v.union([
        v.array(file),
        v.pipe(
          file,
          v.transform((one) => [one]),
        ),
      ]),
      [],
    ),
    v.transform(([first]) => first),
  );
}

/** The CMS's own id of a row, or its position where a row was saved without one. */
function withId(row: unknown, index: number): unknown {
  return isRecord(row) && typeof row['id'] !== 'string' ? { ...row, id: String(index) } : row;
}

function joinRuns(runs: readonly { text: string }[]) {
  return runs.map(({ text }) => text).join('');
}
