import MarkdownIt from 'markdown-it';
import attrs from 'markdown-it-attrs';
import deflist from 'markdown-it-deflist';
import footnote from 'markdown-it-footnote';
import taskLists from 'markdown-it-task-lists';
import { toText } from '../../files/json-value.ts';
import type { BlueprintField } from '../../project/blueprint.ts';
import { resolveReferenceUrl } from '../urls.ts';
import type { FieldType } from './field-type.ts';

type Renderer = InstanceType<typeof MarkdownIt>;

/** CommonMark with what Statamic adds to it (contract §5.2, markdown); the result ends with a line break. */
export const markdown: FieldType = (value, field, place) => {
  const text = toText(value);
  if (text === undefined) return null;
  const html = rendererFor(field).render(text);
  const trimmed = html.endsWith('\n') ? html : `${html}\n`;
  return trimmed.replaceAll(/(["'])(statamic:\/\/[^"']*)\1/g, (_, quote: string, reference: string) => {
    return `${quote}${resolveReferenceUrl(reference, place)}${quote}`;
  });
};

/** Renderers by their options: stateless, so one of each serves every request. */
const renderers = new Map<string, Renderer>();

function rendererFor({ config }: BlueprintField): Renderer {
  const options = {
    html: config['escape_markup'] !== true,
    breaks: config['automatic_line_breaks'] === true,
    linkify: config['automatic_links'] === true,
    typographer: config['smartypants'] === true,
    xhtmlOut: true,
  };
  const key = JSON.stringify(options);
  const known = renderers.get(key);
  if (known) return known;
  const made = new MarkdownIt(options).use(attrs).use(deflist).use(footnote).use(taskLists);
  // Struck-out words are deleted ones, as the league's CommonMark writes them.
  made.renderer.rules['s_open'] = () => '<del>';
  made.renderer.rules['s_close'] = () => '</del>';
  renderers.set(key, made);
  return made;
}
