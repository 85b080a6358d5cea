import '#theme/base';
import '#renderer/sections/sections.css';
import type { ArgTypes, GlobalProvider } from '@ladle/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { findLocale, locales } from '#site/i18n/locale';
import { StoryLocale } from '../stories/workbench/story-locale.ts';
import { FramedStory } from './framed-story.tsx';
import { reduceMotion } from './motion.ts';
import { speakPseudo } from './pseudo-locale.ts';

const AS_WRITTEN = 'as written';

/** Under "Controls" in the toolbar, for every story. They stand in the address too: `&arg-locale=de`. */
export const argTypes: ArgTypes = {
  locale: {
    control: { type: 'select' },
    options: [AS_WRITTEN, ...locales.map(({ code }) => code)],
    defaultValue: AS_WRITTEN,
  },
};
// No hyphens: Ladle reads a name from the address up to the first.
export const args = { 'reduced motion': false, 'pseudo locale': false };

/**
 * Every story stands on the page's ground, by daylight or at dusk as Ladle's theme switch says (`auto` follows the system), in the
 * locale, with the motion and at the length of words that its controls ask for.
 */
export const Provider: GlobalProvider = ({ children, globalState }) => {
  const { theme, mode, story, control, width, controlInitialized } = globalState;
  const hour = theme === 'dark' ? 'dusk' : theme === 'light' ? 'day' : undefined;
  useEffect(() => {
    // Ladle writes its own names there; in preview the page is ours alone.
    if (mode === 'preview') document.documentElement.setAttribute('data-theme', hour ?? 'system');
    // Modals and lists are drawn at the end of the body, outside the story's ground.
    document.body.setAttribute('data-theme', hour ?? 'system');
    // In preview there is nothing around a story but more ground.
    document.body.toggleAttribute('data-tone', mode === 'preview');
  }, [hour, mode]);

  // Ladle learns a story's controls by drawing it once.
  if (width > 0 && mode !== 'preview' && controlInitialized) return <FramedStory globalState={globalState} />;
  return (
    <StoryLocale value={findLocale(String(control['locale']?.value))?.code}>
      <Ground
        key={story}
        story={story}
        hour={hour}
        reduced={control['reduced motion']?.value === true}
        pseudo={control['pseudo locale']?.value === true}
      >
        {children}
      </Ground>
    </StoryLocale>
  );
};

type GroundProps = {
  readonly story: string;
  readonly hour: 'day' | 'dusk' | undefined;
  readonly reduced: boolean;
  readonly pseudo: boolean;
  readonly children: ReactNode;
};

function Ground({ story, hour, reduced, pseudo, children }: GroundProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (place.current) reduceMotion(place.current.ownerDocument, reduced);
  }, [reduced]);
  useEffect(() => (pseudo && place.current ? speakPseudo(place.current) : undefined), [pseudo]);
  useEffect(() => {
    // For whoever waits until there is something to see.
    document.documentElement.dataset['storyShown'] = story;
  }, [story]);
  return (
    <div ref={place} data-theme={hour} data-tone="ground">
      {children}
    </div>
  );
}
