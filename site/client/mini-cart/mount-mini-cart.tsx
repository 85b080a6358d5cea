import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { createPostQueue, type PostQueue } from '#renderer/forms/post-queue';
import { loadI18n } from '#site/i18n/load-i18n';
import { findLocale } from '#site/i18n/locale';
import { localeCodeOf } from '#site/protocol/path-locale';
import { createMiniCartOpener, type MiniCartCause, type MiniCartOpening } from './create-mini-cart-opener.ts';
import { MiniCart } from './mini-cart.tsx';
import { useMiniCart } from './use-mini-cart.ts';

/** Opens the mini cart. Throws if it cannot be shown. */
export type OpenMiniCart = (cause: MiniCartCause) => void;

/**
 * Loads the messages of the mini cart and returns the function that opens it.
 *
 * @param link the link to the cart page
 * @param onFailure called when the mini cart fails to render. The cart page then opens
 * @throws an error if the messages cannot be loaded
 */
export async function mountMiniCart(
  link: HTMLAnchorElement,
  onFailure: (error: unknown) => void,
): Promise<OpenMiniCart> {
  const locale = findLocale(localeCodeOf(location.pathname));
  if (!locale) throw new Error(`Expected a locale in the path, got "${location.pathname}".`);
  const i18n = await loadI18n(locale, ['cart']);
  let hasFailed = false;
  // The drawer renders into a portal, so the root element stays empty and detached.
  const root = createRoot(document.createElement('div'), {
    onUncaughtError: (error) => {
      hasFailed = true;
      onFailure(error);
      location.assign(link.href);
    },
  });
  const queue = createPostQueue();
  const beginOpening = createMiniCartOpener(link.href, queue);
  return (cause) => {
    if (hasFailed) throw new Error('The mini cart failed to render.');
    root.render(
      <I18nextProvider i18n={i18n}>
        <LoadedMiniCart opening={beginOpening(cause)} link={link} queue={queue} />
      </I18nextProvider>,
    );
  };
}

type LoadedMiniCartProps = {
  readonly opening: MiniCartOpening;
  readonly link: HTMLAnchorElement;
  readonly queue: PostQueue;
};

/** The mini cart with the visitor's cart. It closes on Back. */
function LoadedMiniCart({ opening, link, queue }: LoadedMiniCartProps) {
  const [closed, setClosed] = useState<MiniCartOpening>();
  const { cart, isLoading, isChanged, errors, hasFailed, chosen, onSubmit } = useMiniCart(
    opening,
    link.href,
    queue,
  );
  useEffect(() => {
    const close = () => setClosed(opening);
    window.addEventListener('popstate', close);
    return () => window.removeEventListener('popstate', close);
  }, [opening]);

  return (
    <MiniCart
      open={closed !== opening}
      onClose={() => setClosed(opening)}
      cart={cart}
      isLoading={isLoading}
      isAdded={opening.isAdded && !isChanged}
      addedSku={opening.addedSku}
      cartHref={link.pathname}
      errors={errors}
      hasFailed={hasFailed}
      chosen={chosen}
      onSubmit={onSubmit}
    />
  );
}
