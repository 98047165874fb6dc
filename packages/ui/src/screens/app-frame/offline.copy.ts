/** The words of pages without a connection. */
export const offlineCopy = {
  savedPage: (date: string) => `You are offline. This page was saved on ${date}. Prices may have changed.`,
  notSaved: {
    title: 'You are offline',
    text: 'This page is not saved on this phone. Connect to the internet and try again.',
    retry: 'Retry',
    home: 'Go to the home page',
  },
} as const;
