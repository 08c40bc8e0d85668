import { createHmac } from 'node:crypto';

const SECRET = /^[\w-]{16,200}={0,2}$/;

/**
 * The signature of a geocoding address: HMAC-SHA1 over path and query with the secret, both in the alphabet of
 * base64url, padding kept (developers.google.com/maps/documentation/maps-static/digital-signature).
 * @throws RangeError `Couldn't sign the request` for a secret of another form
 */
export function signatureOf(url: URL, secret: string): string {
  if (!SECRET.test(secret)) throw new RangeError("Couldn't sign the request");
  const digest = createHmac('sha1', Buffer.from(secret, 'base64url')).update(`${url.pathname}${url.search}`);
  return digest.digest('base64').replaceAll('+', '-').replaceAll('/', '_');
}
