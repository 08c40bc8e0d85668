import { expect, test } from 'vitest';
import { clientIpResponse } from './client-ip.ts';

test.each(['203.0.113.7', '2001:db8::1'])(
  '%s is answered, cached by this browser only and for five minutes',
  async (clientIp) => {
    const response = clientIpResponse(clientIp);
    expect(await response.json()).toEqual({ clientIp });
    expect(response.headers.get('Cache-Control')).toBe('private, max-age=300');
  },
);

test('an address that is not known is 404', () => {
  expect(clientIpResponse(null).status).toBe(404);
});
