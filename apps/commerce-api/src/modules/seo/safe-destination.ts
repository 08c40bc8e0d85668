/** Where a browser would resolve a path of the shop to; any origin that no target can name. */
const SHOP_ORIGIN = 'https://shop.invalid';

/**
 * A redirect target that leads into the shop or to an https address, as stored; null for `//evil`, `\evil`,
 * `javascript:` and whatever else a browser would read as another place.
 */
export function safeDestination(target: string): string | null {
  // Browsers drop control characters and take a backslash for a slash before they read an address.
  const hasTricks = [...target].some((letter) => letter <= ' ' || letter === '\\' || letter === '\u007f');
  if (target === '' || hasTricks) return null;
  if (target.startsWith('/')) {
    const url = URL.parse(target, SHOP_ORIGIN);
    return url?.origin === SHOP_ORIGIN ? target : null;
  }
  const url = URL.parse(target);
  const isPlain = url?.protocol === 'https:' && url.username === '' && url.password === '';
  return isPlain && target.toLowerCase().startsWith('https://') ? target : null;
}
