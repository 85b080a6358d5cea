import type { MailTexts } from '../mail-texts.ts';

export const french: MailTexts = {
  greeting: (name) => `Bonjour ${name},`,
  closing: 'Cordialement, Veld & Vonk',
  confirm: {
    subject: 'Confirmez votre compte',
    text: 'Vous avez créé un compte chez Veld & Vonk. Confirmez votre adresse e-mail pour vous connecter.',
    link: 'Confirmer votre adresse e-mail',
  },
  welcome: {
    subject: 'Bienvenue chez Veld & Vonk',
    text: 'Votre compte est prêt. Vous pouvez vous connecter avec cette adresse e-mail et votre mot de passe.',
    link: 'Accéder à votre compte',
  },
  choosePassword: {
    subject: 'Choisissez un mot de passe pour votre compte',
    text: 'Votre compte est prêt. Choisissez un mot de passe pour vous connecter.',
    link: 'Choisir un mot de passe',
  },
  reset: {
    subject: 'Choisissez un nouveau mot de passe',
    text: (hours) =>
      `Vous avez demandé un nouveau mot de passe. Le lien ci-dessous est valable ${hours} heures.`,
    link: 'Choisir un nouveau mot de passe',
    ignore: 'Si vous n’avez rien demandé, vous n’avez rien à faire. Votre mot de passe ne change pas.',
  },
  passwordChanged: {
    subject: 'Votre mot de passe a été modifié',
    text: 'Le mot de passe de votre compte a été modifié. Si ce n’était pas vous, choisissez aussitôt un nouveau mot de passe.',
  },
  emailChanged: {
    subject: 'Votre adresse e-mail a été modifiée',
    text: (email) =>
      `L’adresse e-mail de votre compte est désormais ${email}. Si ce n’était pas vous, écrivez-nous.`,
  },
  newsletter: {
    subject: 'Vous recevez notre infolettre',
    text: 'Vous êtes inscrit à l’infolettre de Veld & Vonk. Vous pouvez vous désinscrire à tout moment.',
  },
  contact: {
    subject: 'Message du formulaire de contact',
    name: 'Nom',
    email: 'Adresse e-mail',
    telephone: 'Téléphone',
  },
  order: {
    subject: (number) => `Votre commande ${number}`,
    thanks: (number) => `Merci pour votre commande. Son numéro est ${number}.`,
    date: 'Date',
    products: 'Produits',
    shippingAddress: 'Adresse de livraison',
    pickupAddress: 'Adresse de retrait',
    billingAddress: 'Adresse de facturation',
    shippingMethod: 'Livraison',
    paymentMethod: 'Paiement',
    totals: 'Montants',
    subtotal: 'Sous-total',
    shipping: 'Frais de livraison',
    discount: 'Remise',
    tax: 'TVA',
    total: 'Total',
    link: 'Accéder à votre compte',
  },
};

/** French of Canada, which has its own words for email and tax. */
export const canadianFrench: MailTexts = {
  ...french,
  confirm: {
    ...french.confirm,
    text: 'Vous avez créé un compte chez Veld & Vonk. Confirmez votre adresse courriel pour vous connecter.',
    link: 'Confirmer votre adresse courriel',
  },
  welcome: {
    ...french.welcome,
    text: 'Votre compte est prêt. Vous pouvez vous connecter avec cette adresse courriel et votre mot de passe.',
  },
  emailChanged: {
    subject: 'Votre adresse courriel a été modifiée',
    text: (email) =>
      `L’adresse courriel de votre compte est désormais ${email}. Si ce n’était pas vous, écrivez-nous.`,
  },
  contact: { ...french.contact, email: 'Adresse courriel' },
  order: { ...french.order, tax: 'Taxes' },
};
