import { expect, test } from 'vitest';
import { clientIpResponse } from './client-ip.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8::1', '2001:db8::1'],
])('%s is answered as %s, cached by this browser only and for five minutes', async (remote, clientIp) => {
  const response = clientIpResponse(remote);
  expect(await response.json()).toEqual({ clientIp });
  expect(response.headers.get('Cache-Control')).toBe('private, max-age=300');
});

test.each([undefined, '', 'unknown'])('%j is 404', (remote) => {
  expect(clientIpResponse(remote).status).toBe(404);
});
