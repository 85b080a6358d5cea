import { type ComponentProps, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Button } from '#design-system/button';
import { MiniCart } from '#site/client/mini-cart';
import { i18nOf } from '#site/i18n/messages';
import { useStoryLocale } from '../workbench/story-locale.ts';
import { filledCart, keyLine, lanternLine } from './cart-fixtures.ts';

export default { title: 'site / Mini cart' };

type MiniCartStoryProps = Partial<Omit<ComponentProps<typeof MiniCart>, 'open' | 'onClose'>>;

/** A mini cart that is open initially and can be opened again. */
function OpenMiniCart({ cart, isLoading = false, isAdded = false, ...failures }: MiniCartStoryProps) {
  const [open, setOpen] = useState(true);
  const locale = useStoryLocale();
  return (
    <I18nextProvider i18n={i18nOf(locale)}>
      <Button onClick={() => setOpen(true)}>Open again</Button>
      <MiniCart
        open={open}
        onClose={() => setOpen(false)}
        cart={cart}
        isLoading={isLoading}
        isAdded={isAdded}
        cartHref="/nl/winkelwagen"
        {...failures}
        onSubmit={(event) => event.preventDefault()}
      />
    </I18nextProvider>
  );
}

const withLines = (lines: (typeof filledCart)['cart']['lines'], canOrder = true) => ({
  ...filledCart,
  cart: { ...filledCart.cart, lines, canOrder },
});

export const Added = () => <OpenMiniCart cart={filledCart} isAdded />;
type MiniCartArgs = { readonly lines: number; readonly isAdded: boolean; readonly isLoading: boolean };
export const WithControls = Object.assign(
  ({ lines, isAdded, isLoading }: MiniCartArgs) => (
    <OpenMiniCart
      isAdded={isAdded}
      isLoading={isLoading}
      cart={withLines(
        Array.from({ length: lines }, (_, index) => ({ ...lanternLine, uid: `line-${index}` })),
      )}
    />
  ),
  { args: { lines: 2, isAdded: true, isLoading: false } },
);
export const ManyLines = () => (
  <OpenMiniCart
    cart={withLines(
      Array.from({ length: 24 }, (_, index) => ({
        ...(index % 2 ? keyLine : lanternLine),
        uid: `line-${index}`,
      })),
    )}
  />
);
export const Empty = () => (
  <OpenMiniCart
    cart={{
      ...filledCart,
      kind: 'empty',
      categories: [
        { label: 'Lampen', href: '/nl/lampen.html' },
        { label: 'Kaarsen en geur', href: '/nl/kaarsen-en-geur.html' },
      ],
    }}
  />
);
export const Loading = () => <OpenMiniCart isLoading />;
export const SlowChange = () => <OpenMiniCart cart={withLines([lanternLine, keyLine])} isLoading />;
export const Unavailable = () => <OpenMiniCart cart={{ kind: 'unavailable' }} />;
export const StockProblem = () => (
  <OpenMiniCart cart={withLines([{ ...lanternLine, problem: 'sold-out' }, keyLine], false)} />
);
export const Removed = () => (
  <OpenMiniCart cart={{ ...filledCart, removed: { sku: keyLine.sku, parentSku: undefined, quantity: 1 } }} />
);
export const LastLineRemoved = () => (
  <OpenMiniCart
    cart={{
      ...filledCart,
      kind: 'empty',
      categories: [],
      removed: { sku: keyLine.sku, parentSku: undefined, quantity: 1 },
    }}
  />
);
export const RefusedQuantity = () => (
  <OpenMiniCart cart={filledCart} errors={{ [lanternLine.uid]: ['Er zijn er nog 2.'] }} />
);
export const FailedChange = () => <OpenMiniCart cart={filledCart} hasFailed />;
export const LongAndHostileNames = () => (
  <OpenMiniCart
    cart={withLines([
      { ...lanternLine, name: 'Donaudampfschifffahrtsgesellschaftskapitänslaternenhalterung' },
      { ...keyLine, name: '<script>alert(1)</script>' },
    ])}
  />
);
