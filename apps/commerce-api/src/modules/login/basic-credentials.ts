export type BasicCredentials = { readonly name: string; readonly secret: string };

/** Name and secret of `Authorization: Basic …` (RFC 7617, UTF-8); null when the header is of another form. */
export function readBasicCredentials(header: string | null): BasicCredentials | null {
  const [, encoded] = /^basic ([A-Za-z0-9+/_-]+=*)$/i.exec(header?.trim() ?? '') ?? [];
  if (encoded === undefined) return null;
  const text = Buffer.from(encoded, 'base64').toString('utf8');
  const colon = text.indexOf(':');
  if (colon < 0 || text.includes('\0')) return null;
  return { name: text.slice(0, colon), secret: text.slice(colon + 1) };
}
