/** The words of the redirect page (spec section 2). */
export const copy = { redirecting: 'Redirecting...' } as const;
