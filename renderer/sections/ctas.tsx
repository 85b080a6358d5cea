import { Button } from '#design-system/button';
import { Link } from '#design-system/link';
import type { Cta } from '../parse/fields.ts';
import * as styles from './ctas.css.ts';

/** Calls to action without a container: the primary one as a button, quiet ones as links. */
export function Ctas({ ctas }: { ctas: readonly Cta[] }) {
  return ctas.map(({ id, label, href, style }) =>
    style === 'primary' ? (
      <Button key={id} href={href}>
        {label}
      </Button>
    ) : (
      <Link key={id} href={href} variant="standalone">
        {label}
      </Link>
    ),
  );
}

/** Calls to action in a row; renders nothing without any. */
export function CtaRow({ ctas }: { ctas: readonly Cta[] }) {
  if (ctas.length === 0) return null;
  return (
    <div className={styles.row}>
      <Ctas ctas={ctas} />
    </div>
  );
}
