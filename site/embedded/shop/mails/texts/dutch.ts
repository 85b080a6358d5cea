import type { MailTexts } from '../mail-texts.ts';

export const dutch: MailTexts = {
  greeting: (name) => `Beste ${name},`,
  closing: 'Met vriendelijke groet, Veld & Vonk',
  confirm: {
    subject: 'Bevestig je account',
    text: 'Je hebt een account gemaakt bij Veld & Vonk. Bevestig je e-mailadres om in te loggen.',
    link: 'Bevestig je e-mailadres',
  },
  welcome: {
    subject: 'Welkom bij Veld & Vonk',
    text: 'Je account is klaar. Je kunt inloggen met dit e-mailadres en je wachtwoord.',
    link: 'Naar je account',
  },
  choosePassword: {
    subject: 'Kies een wachtwoord voor je account',
    text: 'Je account is klaar. Kies een wachtwoord om in te loggen.',
    link: 'Kies een wachtwoord',
  },
  reset: {
    subject: 'Kies een nieuw wachtwoord',
    text: (hours) => `Je hebt een nieuw wachtwoord aangevraagd. De link hieronder is ${hours} uur geldig.`,
    link: 'Kies een nieuw wachtwoord',
    ignore: 'Heb je dit niet aangevraagd? Dan hoef je niets te doen. Je wachtwoord verandert niet.',
  },
  passwordChanged: {
    subject: 'Je wachtwoord is gewijzigd',
    text: 'Het wachtwoord van je account is gewijzigd. Was jij dit niet? Kies dan meteen een nieuw wachtwoord.',
  },
  emailChanged: {
    subject: 'Je e-mailadres is gewijzigd',
    text: (email) => `Het e-mailadres van je account is nu ${email}. Was jij dit niet? Schrijf ons dan.`,
  },
  newsletter: {
    subject: 'Je ontvangt onze nieuwsbrief',
    text: 'Je bent aangemeld voor de nieuwsbrief van Veld & Vonk. Je kunt je altijd afmelden.',
  },
  contact: {
    subject: 'Bericht van het contactformulier',
    name: 'Naam',
    email: 'E-mailadres',
    telephone: 'Telefoon',
  },
  order: {
    subject: (number) => `Je bestelling ${number}`,
    thanks: (number) => `Bedankt voor je bestelling. Het bestelnummer is ${number}.`,
    date: 'Datum',
    products: 'Producten',
    shippingAddress: 'Bezorgadres',
    pickupAddress: 'Afhaaladres',
    billingAddress: 'Factuuradres',
    shippingMethod: 'Bezorging',
    paymentMethod: 'Betaling',
    totals: 'Bedragen',
    subtotal: 'Subtotaal',
    shipping: 'Bezorgkosten',
    discount: 'Korting',
    tax: 'Btw',
    total: 'Totaal',
    link: 'Naar je account',
  },
};
