import { PageWidth } from '#design-system/page-width';
import { Text } from '#design-system/text';
import { Video } from '#design-system/video';
import { SectionPicture } from '../../media/section-picture.tsx';
import type { SectionViewProps } from '../define-section.ts';
import { ExternalVideo, type ExternalVideoTexts } from './external-video.tsx';
import * as styles from './full-width-media.css.ts';
import type { fullWidthMediaSchema } from './full-width-media.schema.ts';

type FullWidthMediaProps = SectionViewProps<
  typeof fullWidthMediaSchema,
  {
    texts: {
      video: string;
      play: string;
      pause: string;
      /** Only for a video of another origin. */
      external: ExternalVideoTexts | undefined | '';
    };
    data: 'privacyLink';
  }
>;

/** A picture or a video from edge to edge. The poster of a video has no alternative text, because the video is labelled. */
export function FullWidthMedia({ picture, video, caption, height, context }: FullWidthMediaProps) {
  if (!picture && !video) return null;
  const pictureElement = picture && (
    <SectionPicture
      picture={video ? { ...picture, alt: '' } : picture}
      sizes="100vw"
      fill
      eager={context.isLcp}
    />
  );
  const { video: videoName, play, pause, external } = context.texts;
  const videoElement = video && (
    <Video
      src={video.src}
      type={video.type}
      label={video.alt || picture?.alt || caption || videoName}
      playLabel={play}
      pauseLabel={pause}
      captions={video.captions && { src: video.captions.src, language: context.intl }}
      poster={pictureElement}
      focus={picture?.focus}
      fill
    />
  );
  return (
    <figure>
      <div className={styles.stage} data-height={height}>
        {video && external ? (
          <ExternalVideo
            src={video.src}
            texts={external}
            privacyLink={context.data.privacyLink}
            poster={pictureElement}
          >
            {videoElement}
          </ExternalVideo>
        ) : (
          (videoElement ?? pictureElement)
        )}
      </div>
      {caption && (
        <figcaption>
          <PageWidth>
            <div className={styles.caption}>
              <Text size="small" tone="quiet" as="span">
                {caption}
              </Text>
            </div>
          </PageWidth>
        </figcaption>
      )}
    </figure>
  );
}
