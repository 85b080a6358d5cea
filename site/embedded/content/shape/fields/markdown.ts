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

/** Renders CommonMark with Statamic's extensions (contract §5.2, markdown). The result ends with a line break. */
export const markdown: FieldType = (value, field, context) => {
  const text = toText(value);
  if (text === undefined) return null;
  const html = rendererFor(field).render(text);
  const terminated = html.endsWith('\n') ? html : `${html}\n`;
  return terminated.replaceAll(/"statamic:\/\/[^"']*"|'statamic:\/\/[^"']*'/g, (quoted) => {
    const quote = quoted.charAt(0);
    return `${quote}${resolveReferenceUrl(quoted.slice(1, -1), context)}${quote}`;
  });
};

/** Renderers by their options. They are stateless, so requests share them. */
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
  const cached = renderers.get(key);
  if (cached) return cached;
  const renderer = new MarkdownIt(options).use(attrs).use(deflist).use(footnote).use(taskLists);
  // Statamic's Markdown library (league/commonmark) renders strikethrough as <del>.
  renderer.renderer.rules['s_open'] = () => '<del>';
  renderer.renderer.rules['s_close'] = () => '</del>';
  renderers.set(key, renderer);
  return renderer;
}
