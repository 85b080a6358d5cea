import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/button';
import { useHydrated } from '#design-system/hydration';
import { locateVisitor } from './locate-visitor.ts';
import * as styles from './place-search.css.ts';

type LocateButtonProps = {
  readonly onStart: () => void;
  readonly onLocate: (position: { readonly latitude: number; readonly longitude: number }) => void;
  /** Called if the visitor or the browser denies access, or if there is no position in time. */
  readonly onError: () => void;
};

/** The button that requests the visitor's position. Before hydration it is invisible but has its space, so that nothing moves. Without a script it takes no space. */
export function LocateButton({ onStart, onLocate, onError }: LocateButtonProps) {
  const { t } = useTranslation('stores');
  const isHydrated = useHydrated();
  const [isLocating, setLocating] = useState(false);
  const attempt = useRef<AbortController>(undefined);
  useEffect(() => () => attempt.current?.abort(), []);

  async function locate() {
    attempt.current?.abort();
    const own = new AbortController();
    attempt.current = own;
    onStart();
    setLocating(true);
    const position = await locateVisitor(own.signal);
    if (own.signal.aborted) return;
    setLocating(false);
    if (position) onLocate(position);
    else onError();
  }

  return (
    <div className={styles.locate} data-ready={isHydrated || undefined}>
      <Button tone="quiet" onClick={() => void locate()}>
        {t('place.locate')}
      </Button>
      <span role="status">{isLocating && t('place.locating')}</span>
    </div>
  );
}
