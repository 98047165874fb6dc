import { m } from '@naap/messages';
import { baseLocale, getLocale } from '@naap/messages/runtime';

/** Returns whether the page has the language in which services word their errors. */
export const hasServiceLanguage = (): boolean => getLocale() === baseLocale;

/**
 * The error messages of spec section 8 in the current language, by remote and verb. Each is the `message` of the `ApiError` that its verb
 * rejects with; `error-catalogue.test.ts` fails for one that no test produces.
 */
export const ERROR_MESSAGES = {
  storefront: {
    get listProducts() {
      return m.error_storefront_list_products();
    },
    get listCollection() {
      return m.error_storefront_list_collection();
    },
    get searchProducts() {
      return m.error_storefront_search_products();
    },
    get getProduct() {
      return m.error_storefront_get_product();
    },
    get getVariants() {
      return m.error_storefront_get_variants();
    },
    listProductsByTag: (tag: string): string => m.error_storefront_list_products_by_tag({ tag }),
    collectionNotFound: (handle: string): string => m.error_storefront_collection_not_found({ handle }),
    get unexpectedStructure() {
      return m.error_storefront_unexpected_structure();
    },
  },
  backend: {
    get login() {
      return m.error_backend_login();
    },
    get getCart() {
      return m.error_backend_get_cart();
    },
    get changeCart() {
      return m.error_backend_change_cart();
    },
  },
  shopApi: {
    get createAddress() {
      return m.error_shop_api_create_address();
    },
    get listAddresses() {
      return m.error_shop_api_list_addresses();
    },
    get deleteAddress() {
      return m.error_shop_api_delete_address();
    },
    get placeOrder() {
      return m.error_shop_api_place_order();
    },
    get listOrders() {
      return m.error_shop_api_list_orders();
    },
    get getNaap() {
      return m.naap_data_unreachable();
    },
    get readStoredData() {
      return m.error_shop_api_read_stored_data();
    },
    get deleteAccount() {
      return m.error_shop_api_delete_account();
    },
  },
  get unauthenticated() {
    return m.error_unauthenticated();
  },
  brands: {
    get getBrands() {
      return m.error_brands_get_brands();
    },
  },
  phoneAuth: {
    get containerMissing() {
      return m.error_phone_auth_container_missing();
    },
    sendCode: {
      get 'auth/too-many-requests'() {
        return m.error_phone_auth_send_code_too_many_requests();
      },
      get 'auth/invalid-phone-number'() {
        return m.error_phone_auth_send_code_invalid_phone_number();
      },
      get 'auth/missing-phone-number'() {
        return m.error_phone_auth_send_code_missing_phone_number();
      },
      get 'auth/invalid-app-credential'() {
        return m.error_phone_auth_send_code_invalid_app_credential();
      },
      get otherwise() {
        return m.error_phone_auth_send_code_otherwise();
      },
    },
    resendCode: {
      get 'auth/too-many-requests'() {
        return m.error_phone_auth_resend_code_too_many_requests();
      },
      get 'auth/invalid-app-credential'() {
        return m.error_phone_auth_resend_code_invalid_app_credential();
      },
      get otherwise() {
        return m.error_phone_auth_resend_code_otherwise();
      },
    },
    confirmCode: {
      get 'auth/invalid-verification-code'() {
        return m.error_phone_auth_confirm_code_invalid_verification_code();
      },
      get 'auth/code-expired'() {
        return m.error_phone_auth_confirm_code_code_expired();
      },
      get otherwise() {
        return m.error_phone_auth_confirm_code_otherwise();
      },
    },
  },
  location: {
    get reverseGeocode() {
      return m.error_location_reverse_geocode();
    },
    get noAddress() {
      return m.error_location_no_address();
    },
    get findPlaces() {
      return m.error_location_find_places();
    },
    get noPlace() {
      return m.error_location_no_place();
    },
    get locateByIp() {
      return m.error_location_locate_by_ip();
    },
    getPosition: {
      header: {
        get denied() {
          return m.error_location_get_position_header_denied();
        },
        get unavailable() {
          return m.error_location_get_position_header_unavailable();
        },
        get timeout() {
          return m.error_location_get_position_header_timeout();
        },
        get unsupported() {
          return m.error_location_get_position_header_unsupported();
        },
        get other() {
          return m.error_location_get_position_header_other();
        },
      },
      'address-form': {
        get denied() {
          return m.error_location_get_position_address_form_denied();
        },
        get unavailable() {
          return m.error_location_get_position_address_form_unavailable();
        },
        get timeout() {
          return m.error_location_get_position_address_form_timeout();
        },
        get unsupported() {
          return m.error_location_get_position_address_form_unsupported();
        },
        get other() {
          return m.error_location_get_position_address_form_other();
        },
      },
    },
  },
};
