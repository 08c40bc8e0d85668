import { createHash, randomBytes } from 'node:crypto';
import { type Engine, startEngine } from '@ownpath/commerce-api/embedded';

const CLIENT_ID = '8d3c1f52-7a64-4f0e-9b7d-2f1f6a0c5e11';
const SITE_ID = 'rowan';
export const ORGANIZATION = 'organizations/f_ecom_ownp_001';

/** A guest of the engine, speaking the wire as any client would. */
export type GuestClient = {
  readonly usid: string;
  send(method: string, path: string, body?: unknown): Promise<unknown>;
};

async function createGuestClient(engine: Pick<Engine, 'fetch'>, shopOrigin: string): Promise<GuestClient> {
  const redirectUri = `${shopOrigin}/callback`;
  const verifier = randomBytes(32).toString('base64url');
  const login = `http://engine/shopper/auth/v1/${ORGANIZATION}/oauth2`;
  const query = new URLSearchParams({
    client_id: CLIENT_ID,
    channel_id: SITE_ID,
    redirect_uri: redirectUri,
    response_type: 'code',
    hint: 'guest',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
  });
  const authorized = await engine.fetch(new Request(`${login}/authorize?${query}`));
  const code = new URL(authorized.headers.get('location') ?? '').searchParams.get('code') ?? '';
  const answer = await engine.fetch(
    new Request(`${login}/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'authorization_code_pkce',
        client_id: CLIENT_ID,
        channel_id: SITE_ID,
        redirect_uri: redirectUri,
        code,
        code_verifier: verifier,
      }),
    }),
  );
  const { access_token: token, usid } = (await answer.json()) as { access_token: string; usid: string };
  return {
    usid,
    async send(method, path, body) {
      const separator = path.includes('?') ? '&' : '?';
      const response = await engine.fetch(
        new Request(`http://engine${path}${separator}siteId=${SITE_ID}`, {
          method,
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        }),
      );
      const text = await response.text();
      if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`);
      return text === '' ? undefined : JSON.parse(text);
    },
  };
}

/** An engine in this process on the database that the environment names, without demo customers and limits of calls. */
export function startBenchEngine(port: number): Promise<Engine> {
  return startEngine({
    environment: {
      DATABASE_URL: process.env.DATABASE_URL,
      DATA_DIR: process.env.DATA_DIR,
      SENSITIVE_KEYS: process.env.SENSITIVE_KEYS,
      DEMO_CUSTOMERS: 'off',
      PORT: String(port),
      SANDBOX_PORT: String(port + 1),
      PUBLIC_URL: `http://localhost:${port}`,
      LOG_LEVEL: 'silent',
      REQUESTS_PER_MINUTE: '1000000',
    },
  });
}

/** A guest who has chosen this store. */
export async function createGuestIn(
  engine: Pick<Engine, 'fetch'>,
  shopOrigin: string,
  storeId: string,
): Promise<GuestClient> {
  const guest = await createGuestClient(engine, shopOrigin);
  await guest.send('PUT', `/shopper/shopper-context/v1/${ORGANIZATION}/shopper-context/${guest.usid}`, {
    customQualifiers: { storeId },
  });
  return guest;
}
