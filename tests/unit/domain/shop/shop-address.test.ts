import {
  portalSignInAddress,
  productAddress,
  shopAddress,
  termsAddress,
} from '@consignment/domain/shop/shop-address';
import { describe, expect, it } from 'vitest';

const shop = { domain: 'rookery.example', myshopify_domain: 'rookery.myshopify.com' };

describe('the addresses of a shop', () => {
  it('are on its own domain, or on that of its platform without one', () => {
    expect(shopAddress(shop)).toBe('https://rookery.example/');
    expect(shopAddress({ ...shop, domain: '' })).toBe('https://rookery.myshopify.com/');
    expect(productAddress(shop, 'oak table/2')).toBe('https://rookery.example/products/oak%20table%2F2');
  });

  it('have a portal to log in on', () => {
    expect(portalSignInAddress('https://books.example', shop.myshopify_domain)).toBe(
      'https://books.example/apps/vendor-portal/login?shop=rookery.myshopify.com',
    );
  });

  it('have terms where the shop has written where they are', () => {
    expect(termsAddress({ vendor_portal_terms: 'https://rookery.example/terms' })).toBe(
      'https://rookery.example/terms',
    );
    expect(termsAddress({ vendor_portal_terms: '  ' })).toBeNull();
  });
});
