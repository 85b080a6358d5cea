/** The addresses of screens, shared by server and browser. Content pages are what no other screen claims. */
export const paths = {
  content: '/:locale/*',
} as const;
