import { createHash, randomBytes } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';

const CLIENT_ID = '8d3c1f52-7a64-4f0e-9b7d-2f1f6a0c5e11';
const LOGIN = '/mobify/proxy/api/shopper/auth/v1/organizations/f_ecom_ownp_001/oauth2';

/** A guest's access token, as any client of the API gets one (authorization code with PKCE). */
export async function requestGuestToken(request: APIRequestContext, shopUrl: string): Promise<string> {
  const verifier = randomBytes(48).toString('base64url');
  const client = { client_id: CLIENT_ID, channel_id: 'rowan', redirect_uri: `${shopUrl}/callback` };
  const authorized = await request.get(`${shopUrl}${LOGIN}/authorize`, {
    params: {
      ...client,
      response_type: 'code',
      hint: 'guest',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    },
    maxRedirects: 0,
  });
  const code = new URL(authorized.headers().location ?? '', shopUrl).searchParams.get('code') ?? '';
  const answer = await request.post(`${shopUrl}${LOGIN}/token`, {
    form: { ...client, grant_type: 'authorization_code_pkce', code, code_verifier: verifier },
  });
  const { access_token } = (await answer.json()) as { access_token: string };
  return access_token;
}
