import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const sendBeacon = vi.fn((_address: string, _body: URLSearchParams) => true);
beforeEach(() => {
  vi.resetModules();
  sendBeacon.mockClear();
  vi.stubGlobal('navigator', { sendBeacon });
  vi.stubGlobal('location', { pathname: '/es-us/cart' });
});
afterEach(() => vi.unstubAllGlobals());

const loadSender = async () => (await import('./send-browser-error.ts')).sendBrowserError;

test('an error is sent with its stack and the path of its page', async () => {
  const sendBrowserError = await loadSender();
  sendBrowserError(new TypeError('x is not a function'));
  const [address, body] = sendBeacon.mock.calls[0] ?? [];
  expect(address).toBe('/browser-errors');
  expect(body?.get('path')).toBe('/es-us/cart');
  expect(body?.get('error')).toMatch(/^TypeError: x is not a function\n {4}at /);
});

test('answers and requests that the page gave up are not sent, and at most ten errors of a document', async () => {
  const sendBrowserError = await loadSender();
  for (const none of [undefined, { status: 404, data: '' }, new DOMException('gone', 'AbortError')]) {
    sendBrowserError(none);
  }
  expect(sendBeacon).not.toHaveBeenCalled();
  for (let count = 0; count < 12; count++) sendBrowserError(new Error('again'));
  expect(sendBeacon).toHaveBeenCalledTimes(10);
});
