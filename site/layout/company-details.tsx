import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { phoneLink } from '#renderer/parse/phone-link';
import { formatAddress } from '#renderer/render/format-address';
import { countryNamesIn } from '#site/i18n/country-names';
import type { Company } from '#site/seo/company';
import * as styles from './footer.css.ts';
import { link, title, variants } from './nav-list.css.ts';

/** Address, contact and social profiles of the company. Each is a cell of the footer's grid. Empty parts are omitted. */
export function CompanyDetails({ company }: { company: Company }) {
  const { t, i18n } = useTranslation('layout');
  const { legalName, phone, email, openingNote, profiles } = company;
  const lines = addressLines(company, i18n.language);
  return (
    <>
      {lines.length > 0 && (
        <p translate="no">
          {[legalName, ...lines].filter(Boolean).map((line) => (
            <Fragment key={line}>
              {line}
              <br />
            </Fragment>
          ))}
        </p>
      )}
      {(phone !== undefined || email !== undefined) && (
        <div>
          <h2 className={title}>{t('company.contact')}</h2>
          <ul className={variants.list}>
            {phone && (
              <li>
                <PhoneNumber phone={phone} />
              </li>
            )}
            {email && (
              <li>
                <a className={link} href={`mailto:${email}`}>
                  <Email address={email} />
                </a>
              </li>
            )}
          </ul>
          {openingNote && <p className={title}>{openingNote}</p>}
        </div>
      )}
      {profiles.length > 0 && (
        <div className={styles.onlyOnScreen}>
          <h2 className={title}>{t('company.socialMedia')}</h2>
          <ul className={variants.list}>
            {profiles.map(({ name, url }) => (
              <li key={url}>
                <a className={link} href={url} rel="me" translate="no">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

/** The company's name with its registration numbers. */
export function Registers({ name, company }: { name: string; company: Company }) {
  const { t } = useTranslation('layout');
  const { legalName, chamberOfCommerce, vat } = company;
  const numbers = [
    chamberOfCommerce && t('company.tradeRegister', { number: chamberOfCommerce }),
    vat && t('company.vat', { number: vat }),
  ];
  return <p>{[legalName ?? name, ...numbers].filter(Boolean).join(' · ')}</p>;
}

/** An email address that can break after its `@` on a narrow screen. */
function Email({ address }: { address: string }) {
  const at = address.indexOf('@') + 1;
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  );
}

function PhoneNumber({ phone }: { phone: string }) {
  const href = phoneLink(phone);
  return href === undefined ? (
    <span>{phone}</span>
  ) : (
    <a className={link} href={href}>
      {phone}
    </a>
  );
}

/** The lines of the address with the name of the country. A country that is not a two-letter code is omitted. */
function addressLines({ street, postalCode, city, country }: Company, language: string): string[] {
  const code = country !== undefined && /^[A-Z]{2}$/.test(country) ? country : undefined;
  if (street === undefined && city === undefined) return [];
  const lines = formatAddress({
    street: street ?? '',
    postalCode: postalCode ?? '',
    city: city ?? '',
    region: undefined,
    country: { code: code ?? '' },
  });
  const name = code && countryNamesIn(language).of(code);
  return [...lines, name ?? ''].map((line) => line.trim()).filter((line) => line !== '');
}
