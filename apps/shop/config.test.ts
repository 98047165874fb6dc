import { describe, expect, it } from 'vitest';
import { readShopConfig } from './config.ts';

const complete = {
  STOREFRONT_URL: 'http://localhost:8788/api/2025-04/graphql.json',
  STOREFRONT_TOKEN: 'public',
  BACKEND_URL: 'http://localhost:8787/',
  FIREBASE_PROJECT_ID: 'demo-naap',
  FIREBASE_API_KEY: 'key',
  MAPS_URL: 'http://localhost:8788/maps',
  IP_INFO_URL: 'http://localhost:8788/ipinfo',
};

describe('readShopConfig', () => {
  it('returns the known variables, without a trailing slash, and undefined for unset optional ones', () => {
    const config = readShopConfig({ ...complete, PATH: '/bin', MAPS_KEY: '' });
    expect(config.BACKEND_URL).toBe('http://localhost:8787');
    expect(config.BRANDS_PROTOCOL).toBe('grpc-web');
    expect(config.MAPS_KEY).toBeUndefined();
    expect(config).toMatchObject({ STOREFRONT_COUNTRY: 'IN', STOREFRONT_LANGUAGE: 'EN' });
    expect(config).not.toHaveProperty('PATH');
  });

  it.each(['none', 'dataLayer', 'https://events.shop.example/v1'])('accepts EVENTS=%s', (EVENTS) => {
    expect(readShopConfig({ ...complete, EVENTS }).EVENTS).toBe(EVENTS);
    expect(readShopConfig(complete).EVENTS).toBe('none');
  });

  it('names every missing variable with an example', () => {
    const { STOREFRONT_URL: _, FIREBASE_API_KEY: __, ...rest } = complete;
    expect(() => readShopConfig(rest)).toThrow(
      /STOREFRONT_URL is missing\. Example: https[\s\S]*FIREBASE_API_KEY is missing\. Example/,
    );
  });

  it.each([
    ['BACKEND_URL', 'api.shop', /BACKEND_URL is no http\(s\) address/],
    ['BACKEND_URL', 'ftp://api.shop', /BACKEND_URL is no http\(s\) address/],
    ['STOREFRONT_COUNTRY', 'India', /STOREFRONT_COUNTRY is no country code\. Example: IN/],
    ['STOREFRONT_LANGUAGE', 'en', /STOREFRONT_LANGUAGE is no language code\. Example: EN/],
    ['BRANDS_PROTOCOL', 'soap', /BRANDS_PROTOCOL is neither grpc-web nor connect/],
    ['EVENTS', 'datalayer', /EVENTS is neither none nor dataLayer nor an http\(s\) address\. Example/],
    ['EVENTS', 'ftp://events.shop', /EVENTS is neither none nor dataLayer nor an http\(s\) address/],
  ])('rejects %s=%s with a message that names the variable', (name, value, message) => {
    expect(() => readShopConfig({ ...complete, [name]: value })).toThrow(message);
  });
});
