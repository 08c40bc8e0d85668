import type { EndpointExample } from './example.ts';

const client = { client_id: '{clientId}', channel_id: '{siteId}' };
const start = { ...client, redirect_uri: '{redirectUri}' };
const customer = { user: '{login}', password: '{password}' };
const privateClient = { user: '{privateClientId}', password: '{clientSecret}' };

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
      location: '{redirectUri}?',
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
      answer: { code: 'BadRequest', error: 'invalid_grant' },
    },
  ],
  authenticateCustomer: [
    {
      title: 'A customer signs in',
      given: 'registered',
      basic: customer,
      body: { ...start, code_challenge: '{codeChallenge}' },
      location: '{redirectUri}?',
    },
    {
      title: 'A password that is not theirs',
      given: 'registered',
      basic: { ...customer, password: 'a guess' },
      body: { ...start, code_challenge: '{codeChallenge}' },
      status: 401,
      answer: { code: 'Unauthorized' },
    },
  ],
  identityProviderCallback: [
    {
      title: 'Back from the identity provider',
      given: 'signed in elsewhere',
      query: { code: '{providerCode}', state: '{providerState}' },
      location: '{redirectUri}?',
    },
    {
      title: 'A state that was not given out',
      given: 'nobody',
      query: { code: 'invented', state: 'invented' },
      status: 400,
      answer: { code: 'BadRequest', error: 'invalid_request' },
    },
  ],
  logoutCustomer: [
    {
      title: 'A session ends',
      given: 'registered',
      query: { ...client, refresh_token: '{refreshToken}' },
      answer: { access_token: '', refresh_token: '', expires_in: 0 },
    },
  ],
  logoutCustomerByPost: [
    {
      title: 'A session ends, with no token in an address',
      given: 'registered',
      body: { ...client, refresh_token: '{refreshToken}' },
      answer: { access_token: '', refresh_token: '', expires_in: 0 },
    },
  ],
  revokeToken: [
    {
      title: 'A refresh token is taken back',
      given: 'private client',
      basic: privateClient,
      body: { token: '{privateRefreshToken}', token_type_hint: 'refresh_token' },
      answer: { token: '{privateRefreshToken}', token_type_hint: 'refresh_token' },
    },
  ],
  introspectToken: [
    {
      title: 'What a token is worth',
      given: 'private client',
      basic: privateClient,
      body: { token: '{privateRefreshToken}' },
      answer: { active: true, client_id: '{privateClientId}', token_type: 'refresh_token' },
    },
    {
      title: 'Another client’s token',
      given: 'guest',
      basic: privateClient,
      body: { token: '{refreshToken}' },
      answer: { active: false },
    },
  ],
  authorizePasswordlessCustomer: [
    {
      title: 'A code is mailed',
      given: 'registered',
      basic: privateClient,
      body: { user_id: '{login}', mode: 'email', channel_id: '{siteId}' },
    },
  ],
  getPasswordLessAccessToken: [
    {
      title: 'Tokens for the mailed code',
      given: 'code mailed',
      basic: privateClient,
      body: { grant_type: 'client_credentials', hint: 'pwdless_login', pwdless_login_token: '{mailedCode}' },
      answer: { token_type: 'Bearer', customer_id: '{customerId}' },
    },
  ],
  getPasswordResetToken: [
    {
      title: 'A forgotten password',
      given: 'registered',
      body: { ...client, user_id: '{login}', mode: 'email', code_challenge: '{codeChallenge}' },
    },
  ],
  resetPasswordWithToken: [
    {
      title: 'A new password for the mailed token',
      given: 'reset mailed',
      body: {
        ...client,
        pwd_action_token: '{mailedToken}',
        code_verifier: '{codeVerifier}',
        new_password: 'Another-horse8',
      },
    },
    {
      title: 'A token that was not mailed',
      given: 'nobody',
      body: {
        ...client,
        pwd_action_token: 'invented',
        code_verifier: '{codeVerifier}',
        new_password: 'Another-horse8',
      },
      status: 400,
      answer: { code: 'InvalidResetToken' },
    },
  ],
  getUserInfo: [
    {
      title: 'Who the token speaks for',
      given: 'registered',
      query: { channel_id: '{siteId}' },
      answer: { customer_id: '{customerId}', validated: true, name: 'Ana Ruiz' },
    },
  ],
  getJwksUri: [
    {
      title: 'The keys that tokens are signed with',
      given: 'nobody',
      answer: { keys: [{ kty: 'EC', crv: 'P-256', alg: 'ES256', use: 'sig' }] },
    },
  ],
  getWellknownOpenidConfiguration: [
    {
      title: 'What the provider can do',
      given: 'nobody',
      answer: { issuer: 'slas/prod/ownp_001', code_challenge_methods_supported: ['S256'] },
    },
  ],
};
