import type { ShopProfile } from './types.ts';

/** The shop of the default catalogue. */
export const shop: ShopProfile = {
  name: 'naap sandbox',
  description: 'A stand-in shop. Nothing here is for sale.',
  slogan: 'Made to measure, at your door in thirty minutes',
  domain: 'naap.example',
  email: 'help@naap.example',
  currency: 'INR',
  country: 'IN',
  countries: ['IN', 'AE', 'GB', 'SG', 'US'],
  languages: ['EN', 'HI'],
  colors: { background: '#7a1f3d', foreground: '#ffffff' },
  discounts: [
    { code: 'FLAT400', amount: 400_00 },
    { code: 'FIRST10', percentage: 10 },
  ],
  giftCards: [
    { code: 'GIFT-1000', balance: 1000_00 },
    { code: 'GIFT-250', balance: 250_00 },
  ],
  deliveryOptions: [
    { handle: 'standard', title: 'Standard delivery', description: 'In two to four days', price: 0 },
    { handle: 'thirty-minutes', title: 'Thirty minutes', description: 'Where we are near', price: 99_00 },
  ],
  locations: [
    {
      handle: 'indiranagar',
      name: 'Indiranagar store',
      address1: '12 100 Feet Road',
      city: 'Bengaluru',
      provinceCode: 'KA',
      province: 'Karnataka',
      zip: '560038',
      latitude: 12.9719,
      longitude: 77.6412,
      phone: '+918040000001',
    },
    {
      handle: 'bandra',
      name: 'Bandra store',
      address1: '4 Hill Road',
      city: 'Mumbai',
      provinceCode: 'MH',
      province: 'Maharashtra',
      zip: '400050',
      latitude: 19.0544,
      longitude: 72.8302,
      phone: '+912240000002',
    },
  ],
};
