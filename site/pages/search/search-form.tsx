import type { ReactNode, Ref, SubmitEventHandler } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/button';
import { Heading } from '#design-system/heading';
import { TextField } from '#design-system/text-field';
import { MAX_TERM_LENGTH } from '#site/protocol/search-term';
import * as styles from './search-form.css.ts';
import { termHref } from './search-request.ts';

type SearchFormProps = {
  /** URL of the search page. */
  readonly action: string;
  /** The current search term. */
  readonly term?: string;
  /** Hint below the field. */
  readonly help?: string | undefined;
  readonly ref?: Ref<HTMLFormElement>;
  readonly onSubmit?: SubmitEventHandler<HTMLFormElement>;
  /** Called when the field gets the focus or its text changes. */
  readonly onUse?: () => void;
};

/** A search form that works without JavaScript. */
export function SearchForm({ action, term = '', help, ref, onSubmit, onUse }: SearchFormProps) {
  const { t } = useTranslation('search');
  return (
    <form className={styles.form} role="search" action={action} ref={ref} onSubmit={onSubmit}>
      <TextField
        id="search-term"
        name="q"
        type="search"
        label={t('label')}
        requiredLabel=""
        hint={help}
        defaultValue={term}
        autoComplete="off"
        maxLength={MAX_TERM_LENGTH}
        onFocus={onUse}
        onInput={onUse}
      />
      <Button type="submit" icon="search">
        {t('submit')}
      </Button>
    </form>
  );
}

type TermListProps = {
  readonly title: string;
  readonly terms: readonly string[];
  /** URL of the search page. */
  readonly action: string;
  /** Shown below the terms. */
  readonly children?: ReactNode;
};

/** Links to the results for terms. Renders nothing without a term. */
export function TermList({ title, terms, action, children }: TermListProps) {
  if (terms.length === 0) return null;
  return (
    <div>
      <Heading level={2} size="title">
        {title}
      </Heading>
      <ul className={styles.terms}>
        {terms.map((term) => (
          <li key={term}>
            <a className={styles.term} href={termHref(action, term)}>
              {term}
            </a>
          </li>
        ))}
      </ul>
      {children}
    </div>
  );
}

/** Links to the results for popular terms. */
export function PopularTerms(props: Pick<TermListProps, 'terms' | 'action'>) {
  const { t } = useTranslation('search');
  return <TermList title={t('popular')} {...props} />;
}
