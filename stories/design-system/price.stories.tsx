import { Price } from '#design-system/price';
import { Stack } from '#design-system/stack';

export default { title: 'design system / Price' };

const euro = { currency: 'EUR', locale: 'nl-NL' };
const was = { label: 'Was', newLabel: 'Now' };

export const WholeAmount = () => <Price amount={149} {...euro} />;
export const WithCents = () => <Price amount={24.5} {...euro} />;
export const FromPrice = () => <Price amount={89} fromLabel="from" {...euro} />;
export const Reduced = () => <Price amount={119} old={{ amount: 149, ...was }} {...euro} />;
export const ReducedFromPrice = () => (
  <Price amount={119} fromLabel="from" old={{ amount: 149, ...was }} {...euro} />
);
export const Free = () => <Price amount={0} freeLabel="Free" old={{ amount: 24.5, ...was }} {...euro} />;

export const LargeOnAProductPage = () => (
  <Stack space="snug">
    <Price amount={1149} size="title" {...euro} />
    <Price amount={1149} size="title" fromLabel="from" old={{ amount: 1299.5, ...was }} {...euro} />
  </Stack>
);

export const InEveryLocale = () => (
  <Stack space="tight">
    {(
      [
        ['nl-NL', 'EUR'],
        ['en-150', 'EUR'],
        ['de-DE', 'EUR'],
        ['fr-FR', 'EUR'],
        ['en-GB', 'GBP'],
        ['en-US', 'USD'],
        ['en-CA', 'CAD'],
        ['fr-CA', 'CAD'],
      ] as const
    ).map(([locale, currency]) => (
      <Price key={locale} amount={1149.5} locale={locale} currency={currency} />
    ))}
  </Stack>
);

export const NarrowCardWraps = () => (
  <div style={{ inlineSize: '7rem' }}>
    <Price amount={1119} fromLabel="from" old={{ amount: 1149, ...was }} {...euro} />
  </div>
);
