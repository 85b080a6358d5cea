import type { MailTexts } from '../mail-texts.ts';

export const german: MailTexts = {
  greeting: (name) => `Guten Tag ${name},`,
  closing: 'Mit freundlichen Grüßen, Veld & Vonk',
  confirm: {
    subject: 'Bestätigen Sie Ihr Konto',
    text: 'Sie haben ein Konto bei Veld & Vonk angelegt. Bestätigen Sie Ihre E-Mail-Adresse, um sich anzumelden.',
    link: 'E-Mail-Adresse bestätigen',
  },
  welcome: {
    subject: 'Willkommen bei Veld & Vonk',
    text: 'Ihr Konto ist bereit. Sie können sich mit dieser E-Mail-Adresse und Ihrem Passwort anmelden.',
    link: 'Zu Ihrem Konto',
  },
  choosePassword: {
    subject: 'Wählen Sie ein Passwort für Ihr Konto',
    text: 'Ihr Konto ist bereit. Wählen Sie ein Passwort, um sich anzumelden.',
    link: 'Passwort wählen',
  },
  reset: {
    subject: 'Wählen Sie ein neues Passwort',
    text: (hours) => `Sie haben ein neues Passwort angefordert. Der folgende Link gilt ${hours} Stunden.`,
    link: 'Neues Passwort wählen',
    ignore: 'Wenn Sie das nicht waren, müssen Sie nichts tun. Ihr Passwort ändert sich nicht.',
  },
  passwordChanged: {
    subject: 'Ihr Passwort wurde geändert',
    text: 'Das Passwort Ihres Kontos wurde geändert. Wenn Sie das nicht waren, wählen Sie sofort ein neues Passwort.',
  },
  emailChanged: {
    subject: 'Ihre E-Mail-Adresse wurde geändert',
    text: (email) =>
      `Die E-Mail-Adresse Ihres Kontos ist jetzt ${email}. Wenn Sie das nicht waren, schreiben Sie uns.`,
  },
  newsletter: {
    subject: 'Sie erhalten unseren Newsletter',
    text: 'Sie haben den Newsletter von Veld & Vonk abonniert. Sie können sich jederzeit abmelden.',
  },
  contact: {
    subject: 'Nachricht aus dem Kontaktformular',
    name: 'Name',
    email: 'E-Mail-Adresse',
    telephone: 'Telefon',
  },
  order: {
    subject: (number) => `Ihre Bestellung ${number}`,
    thanks: (number) => `Vielen Dank für Ihre Bestellung. Die Bestellnummer ist ${number}.`,
    date: 'Datum',
    products: 'Produkte',
    shippingAddress: 'Lieferadresse',
    pickupAddress: 'Abholadresse',
    billingAddress: 'Rechnungsadresse',
    shippingMethod: 'Lieferung',
    paymentMethod: 'Zahlung',
    totals: 'Beträge',
    subtotal: 'Zwischensumme',
    shipping: 'Versandkosten',
    discount: 'Rabatt',
    tax: 'MwSt.',
    total: 'Gesamtsumme',
    link: 'Zu Ihrem Konto',
  },
};
