import '#theme/base';
import '#renderer/sections/sections.css';
import type { ArgTypes, GlobalProvider } from '@ladle/react';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { findLocale, locales } from '#site/i18n/locale';
import { StoryLocale } from '../stories/workbench/story-locale.ts';
import { FramedStory } from './framed-story.tsx';
import { applyPseudoLocale } from './pseudo-locale.ts';
import { setReducedMotion } from './reduce-motion.ts';

/** The option that keeps the locale of the story. */
const OWN_LOCALE = 'locale of the story';

/** Controls of every story, in the toolbar and in the URL: `&arg-locale=de`. */
export const argTypes: ArgTypes = {
  locale: {
    control: { type: 'select' },
    options: [OWN_LOCALE, ...locales.map(({ code }) => code)],
    defaultValue: OWN_LOCALE,
  },
};
// Names without hyphens, because Ladle cuts names in the URL at the first hyphen.
export const args = { 'reduced motion': false, 'pseudo locale': false };

/**
 * Renders every story on the page background. Ladle's switch sets the theme (`auto` is the system's theme). The controls set locale,
 * reduced motion and pseudo-locale.
 */
export const Provider: GlobalProvider = ({ children, globalState }) => {
  const { theme, mode, story, control, width, controlInitialized } = globalState;
  const siteTheme = theme === 'dark' ? 'dusk' : theme === 'light' ? 'day' : undefined;
  useEffect(() => {
    // Outside preview mode Ladle sets its own theme names on the root element.
    if (mode === 'preview') document.documentElement.setAttribute('data-theme', siteTheme ?? 'system');
    // Modals and lists render at the end of the body, outside the story's background.
    document.body.setAttribute('data-theme', siteTheme ?? 'system');
    // In preview mode the whole page has the background of the story.
    document.body.toggleAttribute('data-tone', mode === 'preview');
  }, [siteTheme, mode]);

  // Ladle reads a story's controls from its first render, so the frame replaces the story only after that render.
  if (width > 0 && mode !== 'preview' && controlInitialized) return <FramedStory globalState={globalState} />;
  return (
    <StoryLocale value={findLocale(String(control['locale']?.value))?.code}>
      <StoryBackground
        key={story}
        story={story}
        siteTheme={siteTheme}
        hasReducedMotion={control['reduced motion']?.value === true}
        hasPseudoLocale={control['pseudo locale']?.value === true}
      >
        {children}
      </StoryBackground>
    </StoryLocale>
  );
};

type StoryBackgroundProps = {
  readonly story: string;
  readonly siteTheme: 'day' | 'dusk' | undefined;
  readonly hasReducedMotion: boolean;
  readonly hasPseudoLocale: boolean;
  readonly children: ReactNode;
};

function StoryBackground({ story, siteTheme, children, ...controls }: StoryBackgroundProps) {
  const { hasReducedMotion, hasPseudoLocale } = controls;
  const root = useRef<HTMLDivElement>(null);
  // A layout effect runs before the effects of the story, which read the preference.
  useLayoutEffect(() => {
    if (root.current) setReducedMotion(root.current.ownerDocument, hasReducedMotion);
  }, [hasReducedMotion]);
  useEffect(
    () => (hasPseudoLocale && root.current ? applyPseudoLocale(root.current) : undefined),
    [hasPseudoLocale],
  );
  useEffect(() => {
    // Tests wait for this attribute before they check the story.
    document.documentElement.dataset['storyShown'] = story;
  }, [story]);
  return (
    <div ref={root} data-theme={siteTheme} data-tone="ground">
      {children}
    </div>
  );
}
