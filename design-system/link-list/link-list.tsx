import { Inline } from '../inline/inline.tsx';
import { Link } from '../link/link.tsx';

type LinkListProps = { links: readonly { readonly href: string; readonly label: string }[] };

/** Links to several pages side by side, each with an arrow. They wrap where the row is too narrow. */
export function LinkList({ links }: LinkListProps) {
  return (
    <Inline as="ul" space="cosy">
      {links.map(({ href, label }) => (
        <li key={href}>
          <Link href={href} variant="standalone" icon="arrow">
            {label}
          </Link>
        </li>
      ))}
    </Inline>
  );
}
