/** The words of saved addresses and of the form that adds one (spec sections 2 and 5). */
export const addressCopy = {
  delete: (name: string) => `Delete the address of ${name}`,
  form: {
    title: 'Add New Address',
    close: 'Close',
    name: {
      label: 'Name',
      error: { missing: 'Enter who the parcel is for.', 'too-long': 'Use at most 100 characters.' },
    },
    address: {
      label: 'Address',
      hint: 'Flat, building, street, area and PIN code',
      error: { missing: 'Enter the full address.', 'too-long': 'Use at most 500 characters.' },
    },
    phone: { label: 'Phone', error: 'Enter a phone number, such as +91 98200 12345.' },
    locate: 'Fetch Location',
    locating: 'Fetching Location...',
    located: 'Your location is saved with this address.',
    notLocated: 'Fetch your location, or look up your address or PIN code: the rider finds you by it.',
    lookUp: {
      label: 'Look Up Address',
      busy: 'Looking Up...',
      choose: (count: number) => (count === 1 ? 'Is this the right place?' : 'Which of these places is it?'),
      found: (count: number) =>
        count === 1
          ? 'One place was found. Choose it to use it.'
          : `${count} places were found. Choose yours to use it.`,
      problems: {
        empty: 'Enter your address or PIN code first.',
        'not-found':
          'No place was found. Check the address, or enter just your PIN code and look it up again.',
        failed: 'The address could not be looked up. Check your connection and try again.',
        'pin-code-changed': 'The PIN code has changed. Look up the address again.',
      },
    },
    add: 'Add Address',
    adding: 'Adding...',
  },
} as const;
