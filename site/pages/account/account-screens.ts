/** The application screens of the account. They share one view, but client navigation treats each as a separate screen. */
const accountScreenNames = [
  'account',
  'account-sign-in',
  'account-register',
  'account-confirm',
  'account-forgotten-password',
  'account-new-password',
  'account-orders',
  'account-order',
  'account-guest-order',
  'account-addresses',
  'account-address',
  'account-details',
  'account-delete',
] as const;

export type AccountScreenName = (typeof accountScreenNames)[number];
