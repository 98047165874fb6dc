/** Well-formed response bodies of every remote. */
export const money = (amount: string) => ({ amount, currencyCode: 'INR' });

export const image = {
  url: 'https://cdn.example/kurta.webp',
  altText: 'Kurta, front',
  width: 800,
  height: 1000,
};

export const cardNode = {
  id: 'gid://shopify/Product/11',
  title: 'Indigo Kurta',
  handle: 'indigo-kurta',
  vendor: 'Kaarigar',
  availableForSale: true,
  priceRange: { minVariantPrice: money('499.50') },
  compareAtPriceRange: { minVariantPrice: money('899.0') },
  images: { nodes: [image] },
  variants: { nodes: [{ id: 'gid://shopify/ProductVariant/21' }, { id: 'gid://shopify/ProductVariant/22' }] },
};

const connection = {
  edges: [{ node: cardNode }],
  pageInfo: { hasNextPage: true, endCursor: 'cursor-1' },
};

export const listResponse = { data: { products: connection } };
export const collectionResponse = { data: { collectionByHandle: { products: connection } } };
export const searchResponse = { data: { search: connection } };

/** One page of several. */
export const collectionTagsResponse = {
  data: {
    collectionByHandle: {
      products: {
        nodes: [{ tags: ['Kurtas'], vendor: 'Kaarigar' }],
        pageInfo: { hasNextPage: true, endCursor: 'cursor-1' },
      },
    },
  },
};

export const countsResponse = {
  data: {
    search: {
      totalCount: 12,
      productFilters: [
        { label: 'Tag', values: [{ count: 9, input: '{"tag":"Kurtas"}', swatch: null }] },
        { label: 'Brand', values: [{ count: 4, input: '{"productVendor":"Kaarigar"}', swatch: null }] },
        { label: 'Type', values: [{ count: 3, input: '{"productType":"Kurta"}', swatch: null }] },
        { label: 'Price', values: [{ count: 12, input: '{"price":{"min":0,"max":1299}}', swatch: null }] },
        {
          label: 'Farbe',
          values: [
            {
              count: 5,
              input: '{"variantOption":{"name":"farbe","value":"Blau"}}',
              swatch: { color: '#274580', image: { previewImage: { url: 'https://cdn.test/blue.png' } } },
            },
            { count: 0, input: '{"variantOption":{"name":"farbe","value":"Rot"}}', swatch: null },
          ],
        },
        {
          label: 'Availability',
          values: [
            { count: 11, input: '{"available":true}', swatch: null },
            { count: 1, input: '{"available":false}', swatch: null },
          ],
        },
      ],
    },
  },
};
export const collectionFacetsResponse = {
  data: { collectionByHandle: { products: { filters: countsResponse.data.search.productFilters } } },
};
export const suggestionsResponse = { data: { predictiveSearch: { products: [cardNode] } } };

export const recommendationsResponse = { data: { productRecommendations: [cardNode] } };

export const productsResponse = { data: { nodes: [cardNode] } };

export const variantGid = 'gid://shopify/ProductVariant/21';

export const productResponse = {
  data: {
    product: {
      id: cardNode.id,
      title: 'Indigo Kurta',
      handle: 'indigo-kurta',
      descriptionHtml: '<p>Hand-blocked.</p>',
      vendor: 'Kaarigar',
      productType: 'Kurta',
      tags: ['Women'],
      sizeChart: { value: '{"measurements":["chest"],"sizes":{"S":[[86,90]],"M":[[90,94.5]]}}' },
      availableForSale: true,
      options: [
        {
          id: 'gid://shopify/ProductOption/1',
          name: 'Color',
          optionValues: [{ name: 'Indigo', swatch: { color: '#27408b', image: null } }],
        },
        {
          id: 'gid://shopify/ProductOption/2',
          name: 'Size',
          optionValues: [{ name: 'M', swatch: null }],
        },
      ],
      images: { nodes: [image] },
      variants: {
        nodes: [
          {
            id: variantGid,
            title: 'Indigo / M',
            availableForSale: true,
            price: money('499.50'),
            compareAtPrice: null,
            image: null,
            selectedOptions: [
              { name: 'Color', value: 'Indigo' },
              { name: 'Size', value: 'M' },
            ],
          },
        ],
      },
    },
  },
};

export const variantNode = {
  id: variantGid,
  title: 'Indigo / M',
  availableForSale: true,
  price: money('499.50'),
  image,
  product: { id: cardNode.id, title: 'Indigo Kurta', productType: 'Kurta', vendor: 'Kaarigar' },
  selectedOptions: [{ name: 'Size', value: 'M' }],
};

export const variantsResponse = { data: { nodes: [variantNode] } };

export const loginResponse = { shopify_customer_id: 'customer-1' };

export const cartResponse = {
  status: 'success',
  items: [{ product_variant_id: variantGid, quantity: 2 }],
};

export const addressResponse = {
  id: 'address-1',
  name: 'Asha',
  phone: '+919876543210',
  address: '12 MG Road, Bengaluru',
  latitude: 12.9716,
  longitude: 77.5946,
};

export const placedOrderResponse = { status: 'success', order_id: 'order-1' };

export const ordersResponse = {
  orders: [
    {
      order_id: 'order-1',
      order_name: '#1001',
      status: 'Confirmed',
      created_at: '2026-11-02T10:00:00.000Z',
      currency: 'INR',
      total_amount: 999.5,
    },
  ],
  cursor: 'older',
};

export const orderDetailsResponse = {
  ...ordersResponse.orders[0],
  subtotal: 1399.5,
  discount: 400,
  delivery_fee: 0,
  coupon_code: 'FLAT400',
  deliver_to: { id: 'address-1', name: 'Asha', phone: '+919876543210', address: '12 MG Road, Bengaluru' },
  items: [
    {
      product_variant_id: 'gid://shopify/ProductVariant/21',
      title: 'Indigo Kurta',
      variant_title: 'M / Indigo',
      brand: 'Kaarigar',
      unit_price: 699.75,
      quantity: 2,
      line_total: 1399.5,
      position: 0,
      picture: 'https://cdn.test/kurta.webp',
      missing: 0,
      handed_back: 1,
      reason: 'too_small',
    },
  ],
  version: 4,
  promised_at: '2026-11-02T10:30:00.000Z',
  is_handed_over: true,
  cancel_reason: 'sold_out',
  rider_name: 'Imran',
  rider_phone: '+919820012345',
  door_code: '0471',
  events: [{ number: 0, kind: 'placed', at: '2026-11-02T10:00:00.000Z', by: 'shopper' }],
};

export const staffOrderResponse = {
  ...orderDetailsResponse,
  items: [{ ...orderDetailsResponse.items[0], shelf: 'A-14' }],
  rider: { id: 'r1', name: 'Imran' },
  wrong_codes: 1,
  is_to_shelve: false,
  deliver_to: { name: 'Asha', phone: '+919876543210', address: '12 MG Road', latitude: 19, longitude: 72 },
};
export const staffOrdersResponse = {
  me: { id: 'm1', name: 'Meera', role: 'manager', store: 'Hill Road' },
  riders: [{ id: 'r1', name: 'Imran' }],
  orders: [staffOrderResponse],
};

export const staffDayResponse = {
  delivered: 23,
  returned: 1,
  cancelled: 2,
  late: 1,
  median_minutes: 27.5,
  currency: 'INR',
  cash: [{ rider_id: 'r1', name: 'Imran', amount: 4318.5 }],
};

export const storedDataResponse = {
  account: { phone: '+919876543210' },
  orders: [{ order_id: 'order-1' }],
  stored_replies: [],
  cursor: 'older',
};

export const naapResponse = {
  naap: {
    measurements: { chest: 920, foot: 250 },
    preference: 'regular',
    unit: 'cm',
    known_sizes: [{ brand: 'Kaarigar', kind: 'Kurta', gender: 'Women', size: 'M', wish: 'larger' }],
  },
  history: [{ brand: 'Kaarigar', kind: 'Kurta', size: 'M', outcome: 'too_small' }],
};

export const productFitResponse = { kept: 14, too_small: 6, too_big: 0 };

export const geocodeResponse = {
  status: 'OK',
  results: [{ formatted_address: '12 MG Road, Bengaluru 560001, India' }],
};

export const placesResponse = {
  status: 'OK',
  results: [
    {
      formatted_address: 'MG Road, Bengaluru, Karnataka 560001, India',
      types: ['route'],
      geometry: { location: { lat: 12.9757, lng: 77.6056 } },
    },
  ],
};

export const ipInfoResponse = {
  loc: '12.9716,77.5946',
  city: 'Bengaluru',
  region: 'Karnataka',
  country: 'IN',
};
