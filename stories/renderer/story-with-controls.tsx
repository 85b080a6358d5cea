import type { ReactNode } from 'react';
import { isRecord } from '#renderer/parse/is-record';
import type { SectionType } from '#renderer/sections/sections';
import { useStoryLocale } from '../workbench/story-locale.ts';
import { RenderedPage, renderPage } from './section-story.tsx';
import { type StoryControl, storyControls } from './story-controls.ts';

type Json = Readonly<Record<string, unknown>>;
/** A story with the properties from which Ladle builds its control panel. */
type StoryWithControls = {
  (args: Json): ReactNode;
  args: Json;
  argTypes: Readonly<
    Record<string, { readonly control: { readonly type: 'select' }; readonly options: readonly string[] }>
  >;
};

/**
 * Creates a story with a control for each choice, toggle and text field of the section's schema.
 *
 * @param json a section as the content API returns it; the values of the controls replace fields of this section
 */
export function storyWithControls(type: SectionType, json: Json): StoryWithControls {
  const controls = storyControls(type);
  function Story(args: Json) {
    const { code } = useStoryLocale();
    return <RenderedPage page={renderPage([{ ...json, ...args }], code)} />;
  }
  const choices = controls.flatMap((control) => (control.kind === 'choice' ? [control] : []));
  return Object.assign(Story, {
    args: Object.fromEntries(controls.map((control) => [control.name, initialValue(json, control)])),
    argTypes: Object.fromEntries(
      choices.map(({ name, options }) => [name, { control: { type: 'select' as const }, options }]),
    ),
  });
}

/** Returns the initial value of a control: the value in the JSON, or the first option of a choice without a value. */
function initialValue(json: Json, control: StoryControl) {
  const value = json[control.name];
  if (control.kind === 'toggle') return value === true;
  // The content API returns a choice as an object with its label.
  const key = isRecord(value) ? value['value'] : value;
  const text = typeof key === 'string' ? key : '';
  return control.kind === 'choice' && !control.options.includes(text) ? control.options[0] : text;
}
