import { Heading } from '#design-system/heading';
import { Link } from '#design-system/link';
import { Text } from '#design-system/text';
import type { ContactDetails } from '../../forms/form-data.ts';
import { interpolate } from '../../forms/text-templates.ts';
import { readHeading } from '../../parse/heading.ts';
import { phoneLink } from '../../parse/phone-link.ts';
import type { FormTexts } from './form-texts.ts';
import * as styles from './form.css.ts';

type FormMissingProps = { contact: ContactDetails | undefined; texts: FormTexts; level: 2 | 3 };

/** Replaces a form that could not be loaded. It shows other ways to contact the company. */
export function FormMissing({ contact, texts, level }: FormMissingProps) {
  const { email, phone } = contact ?? {};
  const phoneHref = phone && phoneLink(phone);
  return (
    <div className={styles.sent}>
      <Heading level={level} size="title" runs={readHeading(texts.missing)} />
      <Text tone="quiet">{email || phone ? texts.missingContact : texts.missingText}</Text>
      {phone &&
        (phoneHref ? (
          <Link href={phoneHref} variant="standalone">
            {interpolate(texts.phoneLink, { phone })}
          </Link>
        ) : (
          <Text>{interpolate(texts.phoneLink, { phone })}</Text>
        ))}
      {email && (
        <Link href={`mailto:${encodeURI(email)}`} variant="standalone">
          {interpolate(texts.emailLink, { email })}
        </Link>
      )}
    </div>
  );
}
