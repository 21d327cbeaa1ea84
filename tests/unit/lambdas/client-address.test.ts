import { expect, test } from 'vitest';
import { forwardedAddress, limitedAddress } from '../../../lambdas/chat/client-address';

test('an address of IPv4 counts for itself, also where it is written as one of IPv6', () => {
  expect(limitedAddress('203.0.113.7')).toBe('203.0.113.7');
  expect(limitedAddress('::ffff:203.0.113.7')).toBe('203.0.113.7');
});

test('addresses of one network of IPv6 count together, however they are written', () => {
  const network = '2001:db8:0:7::/64';
  for (const address of [
    '2001:db8:0:7::1',
    '2001:db8::7:0:0:0:1',
    '2001:0db8:0000:0007:aaaa:bbbb:cccc:dddd',
    '2001:DB8:0:7:ffff:ffff:ffff:ffff',
  ]) {
    expect(limitedAddress(address)).toBe(network);
  }
  expect(limitedAddress('2001:db8:0:8::1')).not.toBe(network);
  expect(limitedAddress('::1')).toBe('0:0:0:0::/64');
});

test('behind the CDN the visitor is whom the CDN saw, not whom the visitor claims to be', () => {
  expect(forwardedAddress('203.0.113.7, 130.176.1.1', '130.176.1.1')).toBe('203.0.113.7');
  expect(forwardedAddress('203.0.113.7', '130.176.1.1')).toBe('203.0.113.7');
  expect(forwardedAddress('1.1.1.1, 2.2.2.2,203.0.113.7,130.176.1.1', '130.176.1.1')).toBe(
    '203.0.113.7',
  );
  expect(forwardedAddress('130.176.1.1', '130.176.1.1')).toBe('130.176.1.1');
  expect(forwardedAddress(undefined, '130.176.1.1')).toBe('130.176.1.1');
  expect(forwardedAddress(' , ', '130.176.1.1')).toBe('130.176.1.1');
});
