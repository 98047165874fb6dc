/** The words of the 404 page (spec section 2). */
export const copy = {
  title: 'Oops! Page not found',
  text: 'This address leads nowhere. The shop is one step away.',
  home: 'Return to Home',
} as const;
