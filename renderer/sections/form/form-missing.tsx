import { Heading } from '#design-system/heading';
import { Link } from '#design-system/link';
import { Text } from '#design-system/text';
import type { ContactDetails } from '../../forms/form.ts';
import { readHeading } from '../../parse/heading.ts';
import { interpolate } from '../../render/text-templates.ts';
import type { FormTexts } from './form-texts.ts';
import * as styles from './form.css.ts';

type FormMissingProps = { reach: ContactDetails | undefined; words: FormTexts; level: 2 | 3 };

/**
 * What stands in the place of a form that could not be had. Whoever came here wanted to reach somebody: with the section left out
 * they would look for it in vain, so it says that the fault is ours and names the ways that are open.
 */
export function FormMissing({ reach, words, level }: FormMissingProps) {
  const { email, phone } = reach ?? {};
  return (
    <div className={styles.sent}>
      <Heading level={level} size="title" runs={readHeading(words.missing)} />
      <Text tone="quiet">{email || phone ? words.missingReach : words.missingText}</Text>
      {phone && (
        <Link href={`tel:${phone.replace(/[^\d+]/g, '')}`} look="standalone">
          {interpolate(words.call, { phone })}
        </Link>
      )}
      {email && (
        <Link href={`mailto:${encodeURI(email)}`} look="standalone">
          {interpolate(words.write, { email })}
        </Link>
      )}
    </div>
  );
}
