import { useTranslation } from 'react-i18next';
import { Text } from '#design-system/text';
import { TextField } from '#design-system/text-field';
import { AccountForm } from '../account/account-form.tsx';
import { type AccountFormProps, INTENT_FIELD } from '../account/account-model.ts';
import type { PostedScreenForm } from '../screen-action.ts';
import * as contactStyles from './contact-view.css.ts';
import { StepForm } from './step-form.tsx';
import type { StepLayoutProps } from './step-layout-props.ts';
import * as styles from './step-layout.css.ts';
import { StepLayout, CheckoutUnavailable } from './step-layout.tsx';

type ContactViewProps = {
  readonly layout: StepLayoutProps;
  readonly posted: PostedScreenForm | undefined;
  readonly email: string;
  readonly isSignedIn: boolean;
  readonly signIn: AccountFormProps;
  readonly forgottenPasswordHref: string;
};

/** The first step of the checkout, with the customer's email address. A guest can sign in here and keeps the cart. */
export function ContactView(props: ContactViewProps) {
  const { layout, posted, email, isSignedIn, signIn } = props;
  const { t } = useTranslation('checkout');
  const isSignInPosted = posted?.values[INTENT_FIELD] === signIn.intent;
  if (!layout.summary && !posted) {
    return (
      <StepLayout layout={layout}>
        <CheckoutUnavailable href={layout.href} />
      </StepLayout>
    );
  }
  return (
    <StepLayout layout={layout}>
      {!isSignedIn && <SignIn {...props} posted={isSignInPosted ? posted : undefined} />}
      <StepForm
        layout={layout}
        posted={isSignInPosted ? undefined : posted}
        submitLabel={t('continue.contact')}
        pendingLabel={t('pending')}
      >
        {(errors) =>
          isSignedIn ? (
            <Text>{t('contact.signedIn', { email })}</Text>
          ) : (
            <TextField
              id="email"
              name="email"
              type="email"
              label={t('contact.email')}
              hint={t('contact.emailHint')}
              requiredLabel={t('required')}
              autoComplete="email"
              inputMode="email"
              maxLength={254}
              defaultValue={email}
              error={errors['email']?.[0]}
              required
            />
          )
        }
      </StepForm>
    </StepLayout>
  );
}

/** A `details` element with the form to sign in. It is open if that form was posted without a script and refused. */
function SignIn({ layout, posted, signIn, forgottenPasswordHref }: ContactViewProps) {
  const { t } = useTranslation('checkout');
  return (
    <details className={contactStyles.signIn} open={posted !== undefined}>
      <summary className={contactStyles.signInTitle}>
        {t('contact.haveAccount')} <span className={styles.link}>{t('contact.signIn')}</span>
      </summary>
      <div className={contactStyles.signInContent}>
        <AccountForm
          form={signIn}
          formToken={layout.formToken}
          draft={{ website: layout.website, customer: layout.customer, screen: 'checkout-contact' }}
          posted={posted && { intent: signIn.intent, result: posted.result, values: posted.values }}
        />
        <p>
          <a href={forgottenPasswordHref} className={styles.link}>
            {t('contact.forgottenPassword')}
          </a>
        </p>
      </div>
    </details>
  );
}
