import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/button';
import { useHydrated } from '#design-system/hydration';
import type { Position } from '#site/stores/sphere';
import { locateVisitor } from './locate-visitor.ts';
import * as styles from './place-search.css.ts';

type LocateButtonProps = {
  /** The place of the choice. If the visitor chooses another one, the position is no longer needed. */
  readonly place: string;
  readonly onStart: () => void;
  readonly onLocate: (position: Position) => void;
  /** Called if the visitor or the browser denies access, or if there is no position in time. */
  readonly onError: () => void;
};

/**
 * The button that requests the visitor's position. Before hydration it is invisible but has its space, so that nothing moves. Without a
 * script it takes no space.
 */
export function LocateButton({ place, onStart, onLocate, onError }: LocateButtonProps) {
  const { t } = useTranslation('stores');
  const isHydrated = useHydrated();
  /** The pending request, with the place of the choice when it started. */
  const [request, setRequest] = useState<{ readonly place: string }>();
  if (request && request.place !== place) setRequest(undefined);

  // The visitor may have changed the distance or a filter during the request.
  const endRequest = useEffectEvent((position: Position | undefined) => {
    setRequest(undefined);
    if (position) onLocate(position);
    else onError();
  });
  useEffect(() => {
    if (!request) return undefined;
    const attempt = new AbortController();
    void locateVisitor(attempt.signal).then((position) => {
      if (!attempt.signal.aborted) endRequest(position);
    });
    return () => attempt.abort();
  }, [request]);

  function locate() {
    onStart();
    setRequest({ place });
  }

  return (
    <div className={styles.locate} data-ready={isHydrated || undefined}>
      <Button tone="quiet" onClick={locate}>
        {t('place.locate')}
      </Button>
      <span role="status">{request && t('place.locating')}</span>
    </div>
  );
}
