/** The words of saved addresses and of the form that adds one (spec sections 2 and 5). */
export const addressCopy = {
  delete: (name: string) => `Delete the address of ${name}`,
  form: {
    title: 'Add New Address',
    close: 'Close',
    name: { label: 'Name', error: 'Enter who the parcel is for.' },
    address: {
      label: 'Address',
      hint: 'Flat, building, street, area and PIN code',
      error: 'Enter the full address.',
    },
    phone: { label: 'Phone' },
    locate: 'Fetch Location',
    locating: 'Fetching Location...',
    located: 'Your location is saved with this address.',
    notLocated: 'Fetch your location first: the rider finds you by it.',
    add: 'Add Address',
    adding: 'Adding...',
  },
} as const;
