import { type ReactNode, useContext } from 'react';
import { storyControls } from '#renderer/parse/story-controls';
import type { SectionType } from '#renderer/sections/sections';
import { StoryLocale } from '../workbench/story-locale.ts';
import { RenderedPage, renderPage } from './section-story.tsx';

type Json = Readonly<Record<string, unknown>>;
/** What Ladle reads beside a story to make its panel. */
type Adjusted = {
  (set: Json): ReactNode;
  args: Json;
  argTypes: Readonly<
    Record<string, { readonly control: { readonly type: 'select' }; readonly options: readonly string[] }>
  >;
};

/**
 * A story whose section can be set in the panel, field by field: lists, switches and texts, read from the schema of its type.
 *
 * @param json a section as the content API gives it; what the panel sets is laid over it
 */
export function adjustedStory(type: SectionType, json: Json): Adjusted {
  const fields = storyControls(type);
  function AdjustedStory(set: Json) {
    const locale = useContext(StoryLocale) ?? 'nl';
    return <RenderedPage page={renderPage([{ ...json, ...set }], locale)} />;
  }
  const choices = fields.flatMap((field) => (field.kind === 'choice' ? [field] : []));
  return Object.assign(AdjustedStory, {
    args: Object.fromEntries(fields.map((field) => [field.name, valueOf(json, field)])),
    argTypes: Object.fromEntries(
      choices.map(({ name, options }) => [name, { control: { type: 'select' as const }, options }]),
    ),
  });
}

/** What stands in the JSON; a list without a choice shows its first. */
function valueOf(json: Json, field: ReturnType<typeof storyControls>[number]) {
  const value = json[field.name];
  if (field.kind === 'toggle') return value === true;
  const text = typeof value === 'string' ? value : '';
  return field.kind === 'choice' && !field.options.includes(text) ? field.options[0] : text;
}
