/** An item of an e-commerce event, with the parameter names of Google Analytics 4. Amounts are decimal numbers of the event's currency. */
export interface EventItem {
  /** The product's bare ID, the same in every event and language. */
  readonly item_id: string;
  /** In the language of the page. */
  readonly item_name: string;
  readonly item_brand?: string;
  /** The values of the variant's options, such as 'M / Indigo'. */
  readonly item_variant?: string;
  readonly item_list_id?: string;
  readonly item_list_name?: string;
  /** Position in the list, from 0. */
  readonly index?: number;
  /** Unit price. */
  readonly price: number;
  /** Difference between the original and the current unit price. */
  readonly discount?: number;
  readonly quantity: number;
}

interface ItemList {
  readonly item_list_id: string;
  readonly item_list_name: string;
  readonly currency: string;
  readonly items: readonly EventItem[];
}

interface Valued {
  /** ISO 4217 code. */
  readonly currency: string;
  /** The sum of the items; for an order, its total without the delivery fee. */
  readonly value: number;
  readonly items: readonly EventItem[];
}

/** The parameters of each event, by the names of Google Analytics 4. */
export interface EventParams {
  readonly view_item_list: ItemList;
  readonly select_item: ItemList;
  readonly view_item: Valued;
  readonly add_to_cart: Valued;
  readonly remove_from_cart: Valued;
  readonly add_to_wishlist: Valued;
  readonly view_cart: Valued;
  readonly begin_checkout: Valued & { readonly coupon?: string };
  readonly purchase: Valued & {
    /** The order's ID. */
    readonly transaction_id: string;
    /** Delivery fee. */
    readonly shipping: number;
    readonly coupon?: string;
  };
  readonly search: { readonly search_term: string };
  readonly login: { readonly method: 'phone' };
  readonly share: {
    readonly method: ShareMethod;
    readonly content_type: 'product';
    readonly item_id: string;
  };
}

/** The browser's share sheet, or a copied link. */
export type ShareMethod = 'share_sheet' | 'copy';

/** An event as it is sent. */
export type CommerceEvent = {
  [Name in keyof EventParams]: { readonly name: Name; readonly params: EventParams[Name] };
}[keyof EventParams];

/** Sends events to their receiver. Never throws. */
export interface EventAdapter {
  send(event: CommerceEvent): void;
  /** Drops the events that wait to be sent. Called when the shopper no longer allows events. */
  drop(): void;
}
