import { defineInteractiveSection } from '../define-section.ts';
import { fullWidthMediaSchema } from './full-width-media.schema.ts';
import { FullWidthMedia } from './full-width-media.tsx';

export const fullWidthMediaSection = defineInteractiveSection({
  schema: fullWidthMediaSchema,
  view: FullWidthMedia,
  texts: (t, { video }) => ({
    video: t('full-width-media.video'),
    play: t('full-width-media.play'),
    pause: t('full-width-media.pause'),
    external: video?.externalHost && {
      text: t('full-width-media.external.text', { host: video.externalHost }),
      show: t('full-width-media.external.show', { host: video.externalHost }),
    },
  }),
  requirements: ({ video }) => ({ privacyLink: video?.externalHost !== undefined }),
  // A video plays while it is visible.
  hydration: ({ video }) => (video ? 'whenVisible' : 'never'),
});
