import type { EndpointExample } from './example.ts';

const client = { client_id: '{clientId}', channel_id: '{siteId}' };

export const loginExamples: Readonly<Record<string, readonly EndpointExample[]>> = {
  authorizeCustomer: [
    {
      title: 'A guest begins',
      given: 'nobody',
      query: {
        ...client,
        redirect_uri: '{redirectUri}',
        response_type: 'code',
        code_challenge: '{codeChallenge}',
        hint: 'guest',
      },
    },
  ],
  getAccessToken: [
    {
      title: 'Tokens for a code',
      given: 'nobody',
      body: {
        ...client,
        grant_type: 'authorization_code_pkce',
        code: '{code}',
        code_verifier: '{codeVerifier}',
        redirect_uri: '{redirectUri}',
      },
      answer: { token_type: 'Bearer', expires_in: 1800, refresh_token_expires_in: 2592000 },
    },
    {
      title: 'New tokens for a refresh token',
      given: 'guest',
      body: { ...client, grant_type: 'refresh_token', refresh_token: '{refreshToken}' },
      answer: { usid: '{usid}', customer_id: '{customerId}' },
    },
    {
      title: 'A code that is not valid',
      given: 'nobody',
      status: 400,
      body: {
        ...client,
        grant_type: 'authorization_code_pkce',
        code: 'invented',
        code_verifier: '{codeVerifier}',
        redirect_uri: '{redirectUri}',
      },
    },
  ],
  logoutCustomer: [
    {
      title: 'A session ends',
      given: 'registered',
      query: { ...client, refresh_token: '{refreshToken}' },
    },
  ],
  getUserInfo: [
    {
      title: 'Who the token speaks for',
      given: 'registered',
      query: { channel_id: '{siteId}' },
    },
  ],
  getJwksUri: [{ title: 'The keys that tokens are signed with', given: 'nobody' }],
  getWellknownOpenidConfiguration: [{ title: 'What the provider can do', given: 'nobody' }],
};
