import type { ComponentProps } from 'react';

type ListFormProps = Pick<
  ComponentProps<'form'>,
  'id' | 'className' | 'aria-label' | 'hidden' | 'children'
> & {
  /** Path of the list, encoded, with the query that all its URLs have. The form sends both without a script. */
  readonly path: string;
};

/** The form of a list’s controls, which the browser sends without a script. */
export function ListForm({ path, children, ...attributes }: ListFormProps) {
  const [action, fixedQuery] = path.split('?');
  return (
    <form {...attributes} action={action}>
      {[...new URLSearchParams(fixedQuery)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
