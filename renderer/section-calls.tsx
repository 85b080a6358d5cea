import { Button } from '#design-system/button';
import { Link } from '#design-system/link';
import type { Call } from './fields.ts';

/** A section's calls to action, for its row of them: the primary one as a button, quiet ones on their hairline. */
export function SectionCalls({ calls }: { calls: readonly Call[] }) {
  return calls.map(({ id, label, href, style }) =>
    style === 'primary' ? (
      <Button key={id} href={href}>
        {label}
      </Button>
    ) : (
      <Link key={id} href={href} look="standalone">
        {label}
      </Link>
    ),
  );
}
