import type { CatalogueProduct, CatalogueVariant, Paise } from '../../catalogue/types.ts';
import { asGid } from '../gid.ts';

export interface Attribute {
  readonly key: string;
  readonly value: string;
}

export interface CartLine {
  readonly id: string;
  readonly product: CatalogueProduct;
  readonly variant: CatalogueVariant;
  /** 0 if the variant is sold out. */
  readonly quantity: number;
  readonly attributes: readonly Attribute[];
}

export interface AddressInput {
  readonly address1?: string | null;
  readonly address2?: string | null;
  readonly city?: string | null;
  readonly company?: string | null;
  readonly countryCode?: string | null;
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  readonly phone?: string | null;
  readonly provinceCode?: string | null;
  readonly zip?: string | null;
}

export interface CartAddress {
  readonly id: string;
  readonly address: AddressInput;
  readonly selected: boolean;
  readonly oneTimeUse: boolean;
}

export interface CartMetafield {
  readonly id: string;
  readonly namespace: string;
  readonly key: string;
  readonly type: string;
  readonly value: string;
  readonly createdAt: number;
  readonly updatedAt: number;
}

export interface BuyerIdentity {
  readonly countryCode?: string | null;
  readonly email?: string | null;
  readonly phone?: string | null;
  readonly customerAccessToken?: string | null;
  readonly preferences?: Readonly<Record<string, unknown>> | null;
}

export interface CartGiftCard {
  readonly id: string;
  readonly code: string;
  readonly balance: Paise;
}

/** A cart as it is stored. Immutable: each change stores a new object. */
export interface Cart {
  readonly token: string;
  /** The secret part of the id. */
  readonly key: string;
  readonly createdAt: number;
  readonly updatedAt: number;
  /** Newest first. */
  readonly lines: readonly CartLine[];
  readonly note: string;
  readonly attributes: readonly Attribute[];
  readonly discountCodes: readonly string[];
  readonly giftCards: readonly CartGiftCard[];
  readonly buyer: BuyerIdentity;
  readonly addresses: readonly CartAddress[];
  /** Handle of the selected delivery option; null for the first option. */
  readonly deliveryOption: string | null;
  readonly metafields: readonly CartMetafield[];
  readonly hasPayment: boolean;
}

export const cartGid = ({ token, key }: Cart): string => `${asGid('Cart', token)}?key=${key}`;
