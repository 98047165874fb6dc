import type { Generated } from 'kysely';

/** The tables after the latest migration; names and types are the same on SQLite and Postgres. */
export interface Database {
  schema_migrations: { name: string; applied_at: number };
  customers: {
    id: string;
    uid: string;
    phone: string;
    cart_version: Generated<number>;
    created_at: number;
  };
  cart_lines: { customer_id: string; variant_id: string; quantity: number; position: number };
  addresses: {
    id: string;
    customer_id: string;
    name: string;
    phone: string;
    address: string;
    latitude: number;
    longitude: number;
    created_at: number;
  };
  orders: {
    number: Generated<number>;
    id: string;
    customer_id: string;
    status: string;
    currency: string;
    subtotal: number;
    discount: number;
    delivery_fee: number;
    total: number;
    coupon_code: string | null;
    /** The delivery address as JSON. */
    deliver_to: string;
    created_at: number;
  };
  order_items: {
    order_number: number;
    position: number;
    variant_id: string;
    title: string;
    variant_title: string;
    brand: string;
    unit_price: number;
    quantity: number;
    line_total: number;
  };
  idempotency_replies: {
    customer_id: string;
    route: string;
    key: string;
    body_hash: string;
    status: number;
    body: string;
    created_at: number;
  };
  /** `image_paths` is a JSON list. */
  brands: { id: number; name: string; description: string; image_paths: string };
}
