import type { MailTexts } from '../mail-texts.ts';

export const english: MailTexts = {
  greeting: (name) => `Dear ${name},`,
  closing: 'Kind regards, Veld & Vonk',
  confirm: {
    subject: 'Confirm your account',
    text: 'You have created an account with Veld & Vonk. Confirm your email address to sign in.',
    link: 'Confirm your email address',
  },
  welcome: {
    subject: 'Welcome to Veld & Vonk',
    text: 'Your account is ready. You can sign in with this email address and your password.',
    link: 'Go to your account',
  },
  choosePassword: {
    subject: 'Choose a password for your account',
    text: 'Your account is ready. Choose a password to sign in.',
    link: 'Choose a password',
  },
  reset: {
    subject: 'Choose a new password',
    text: (hours) => `You have asked for a new password. The link below is valid for ${hours} hours.`,
    link: 'Choose a new password',
    ignore: 'If you have not asked for this, you do not need to do anything. Your password stays as it is.',
  },
  passwordChanged: {
    subject: 'Your password has been changed',
    text: 'The password of your account has been changed. If this was not you, choose a new password at once.',
  },
  emailChanged: {
    subject: 'Your email address has been changed',
    text: (email) => `The email address of your account is now ${email}. If this was not you, write to us.`,
  },
  newsletter: {
    subject: 'You receive our newsletter',
    text: 'You have subscribed to the newsletter of Veld & Vonk. You can unsubscribe at any time.',
  },
  contact: {
    subject: 'Message from the contact form',
    name: 'Name',
    email: 'Email address',
    telephone: 'Telephone',
  },
  order: {
    subject: (number) => `Your order ${number}`,
    thanks: (number) => `Thank you for your order. Its number is ${number}.`,
    date: 'Date',
    products: 'Products',
    shippingAddress: 'Delivery address',
    pickupAddress: 'Collection address',
    billingAddress: 'Billing address',
    shippingMethod: 'Delivery',
    paymentMethod: 'Payment',
    totals: 'Amounts',
    subtotal: 'Subtotal',
    shipping: 'Delivery costs',
    discount: 'Discount',
    tax: 'Tax',
    total: 'Total',
    link: 'Go to your account',
  },
};

/** English of the United States and Canada. */
export const americanEnglish: MailTexts = {
  ...english,
  contact: { ...english.contact, telephone: 'Phone' },
  order: {
    ...english.order,
    shippingAddress: 'Shipping address',
    pickupAddress: 'Pickup address',
    shippingMethod: 'Shipping',
    shipping: 'Shipping',
  },
};
