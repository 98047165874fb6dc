/** The storefront's name in the texts below (docs/decisions/wire.md). */
export const PROVIDER_NAME = 'the storefront provider';

/**
 * The error texts of spec section 8, by remote and verb. Each is the `message` of the `ApiError` that its verb rejects
 * with; `error-catalogue.test.ts` produces every one of them.
 */
export const ERROR_TEXTS = {
  storefront: {
    listProducts: `Failed to fetch products from ${PROVIDER_NAME}.`,
    listCollection: `Failed to fetch collection products from ${PROVIDER_NAME}.`,
    searchProducts: `Failed to search products from ${PROVIDER_NAME}.`,
    getProduct: `Failed to fetch product from ${PROVIDER_NAME}.`,
    getVariants: 'Failed to fetch variant details',
    listProductsByTag: (tag: string) => `Failed to fetch products by tag: ${tag}`,
    collectionNotFound: (handle: string) => `Collection "${handle}" not found`,
    unexpectedStructure: `Unexpected response structure from ${PROVIDER_NAME}`,
  },
  backend: {
    login: 'Login failed',
    getCart: 'Cart fetch failed',
    changeCart: 'Cart update failed',
  },
  shopApi: {
    createAddress: 'Failed to create address',
    listAddresses: 'Failed to fetch addresses',
    deleteAddress: 'Failed to delete address',
    placeOrder: 'Failed to place order',
    listOrders: 'Failed to fetch orders',
  },
  /** The message of a call that needs a signed-in shopper when nobody is signed in. */
  unauthenticated: 'User not authenticated',
  brands: {
    getBrands: 'Unable to load brands',
  },
  phoneAuth: {
    containerMissing: 'reCAPTCHA container not found',
    sendCode: {
      'auth/too-many-requests': 'Too many requests. Please try again later.',
      'auth/invalid-phone-number': 'Invalid phone number format',
      'auth/missing-phone-number': 'Phone number is required',
      'auth/invalid-app-credential': 'Authentication configuration error. Please try again.',
      otherwise: 'Failed to send OTP',
    },
    resendCode: {
      'auth/too-many-requests': 'Too many requests. Please wait before requesting again.',
      'auth/invalid-app-credential': 'Authentication configuration error. Please try again.',
      otherwise: 'Failed to resend OTP',
    },
    confirmCode: {
      'auth/invalid-verification-code': 'Invalid OTP. Please check and try again.',
      'auth/code-expired': 'OTP has expired. Please request a new one.',
      otherwise: 'Invalid OTP',
    },
  },
  location: {
    reverseGeocode: 'Failed to fetch address from the maps service',
    noAddress: 'No address found for coordinates',
    /** Not in the specification, which has no look-up of a typed address. */
    findPlaces: 'Unable to look up this address',
    noPlace: 'No place found for this address',
    /** The header's text when the lookup by IP address fails too (spec section 4). */
    locateByIp: 'Unknown location',
    getPosition: {
      header: {
        denied: 'Location access denied',
        unavailable: 'Location unavailable',
        timeout: 'Location request timeout',
        unsupported: 'Geolocation is not supported by this browser',
        other: 'Location unavailable',
      },
      'address-form': {
        denied: 'Location access denied. Please enable location permissions.',
        unavailable: 'Location information unavailable',
        timeout: 'Location request timed out',
        unsupported: 'Geolocation is not supported by this browser',
        other: 'Unable to fetch your location',
      },
    },
  },
} as const;
