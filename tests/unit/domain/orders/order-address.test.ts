import { adminOrderUrl } from '@consignment/domain/orders/order-address';
import { describe, expect, it } from 'vitest';

describe('the address of an order in its store', () => {
  it('is made of the domain and the number of the order', () => {
    expect(adminOrderUrl('rookery.myshopify.com', '5123456789')).toBe(
      'https://rookery.myshopify.com/admin/orders/5123456789',
    );
    expect(adminOrderUrl('Rookery-2.MyShopify.com', '1')).toBe(
      'https://rookery-2.myshopify.com/admin/orders/1',
    );
  });

  it.each([
    ['demo.example', '5123456789'],
    ['evil.example/x.myshopify.com', '5123456789'],
    ['user@rookery.myshopify.com', '5123456789'],
    ['.myshopify.com', '5123456789'],
    ['', '5123456789'],
    ['rookery.myshopify.com', 'manual-7'],
    ['rookery.myshopify.com', '7/../../settings'],
    ['rookery.myshopify.com', ''],
  ])('is none for the order %2$s of %1$s', (domain, id) => {
    expect(adminOrderUrl(domain, id)).toBeNull();
  });
});
