import { type MouseEvent, type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Link } from '#design-system/link';
import { Text } from '#design-system/text';
import type { PrivacyLink } from '../../forms/form-data.ts';
import { currentConsent, subscribeToConsent } from '../../tracking/consent-state.ts';
import * as styles from './full-width-media.css.ts';

export type ExternalVideoTexts = {
  /** A sentence that contains the host of the video. */
  readonly text: string;
  readonly show: string;
};

type ExternalVideoProps = {
  readonly src: string;
  readonly texts: ExternalVideoTexts;
  readonly privacyLink: PrivacyLink | undefined;
  readonly poster: ReactNode;
  readonly children: ReactNode;
};

/**
 * A video of another origin. A placeholder is shown until the visitor shows this video or allows marketing, so the browser sends the other
 * origin no request before. The placeholder links to the file, for visitors without a script, and to the privacy page.
 */
export function ExternalVideo({ src, texts, privacyLink, poster, children }: ExternalVideoProps) {
  const [isRequested, setRequested] = useState(false);
  const isAllowed = useSyncExternalStore(
    subscribeToConsent,
    () => currentConsent().marketing,
    () => false,
  );
  const video = useRef<HTMLDivElement>(null);
  // The video replaces the link that had the focus.
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
    // With a modifier key the browser handles the link.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
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
