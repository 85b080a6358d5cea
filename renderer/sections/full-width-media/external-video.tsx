import { type MouseEvent, type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Link } from '#design-system/link';
import { Text } from '#design-system/text';
import type { PrivacyLink } from '../../forms/form.ts';
import { currentConsent, subscribeToConsent } from '../../tracking/consent-state.ts';
import * as styles from './full-width-media.css.ts';

export type ExternalVideoTexts = {
  /** Names the host of the video. */
  readonly text: string;
  readonly show: string;
};

type ExternalVideoProps = {
  readonly src: string;
  readonly texts: ExternalVideoTexts;
  readonly privacyLink: PrivacyLink | undefined;
  readonly poster: ReactNode;
  /** The video. */
  readonly children: ReactNode;
};

/**
 * A video of another origin. It waits behind a placeholder until the visitor shows this video or allows marketing, so the browser sends
 * the other origin nothing before. Without a script the placeholder is a link to the file. It also links to the privacy page.
 */
export function ExternalVideo({ src, texts, privacyLink, poster, children }: ExternalVideoProps) {
  const [isRequested, setRequested] = useState(false);
  const isAllowed = useSyncExternalStore(
    subscribeToConsent,
    () => currentConsent().marketing,
    () => false,
  );
  const video = useRef<HTMLDivElement>(null);
  // The link that had the focus is gone.
  useEffect(() => {
    if (isRequested) video.current?.focus();
  }, [isRequested]);
  if (isRequested || isAllowed)
    return (
      <div ref={video} tabIndex={-1}>
        {children}
      </div>
    );
  const show = (event: MouseEvent) => {
    event.preventDefault();
    setRequested(true);
  };
  return (
    <>
      {poster}
      <div className={styles.placeholder}>
        <Text size="small" as="span">
          {texts.text}
        </Text>
        <a className={styles.show} href={src} rel="noreferrer" onClick={show}>
          {texts.show}
        </a>
        {privacyLink && (
          <Link href={privacyLink.href} variant="standalone">
            {privacyLink.label}
          </Link>
        )}
      </div>
    </>
  );
}
