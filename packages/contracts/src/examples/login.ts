import type { EndpointExample } from './example.ts';

const client = { client_id: '{clientId}', channel_id: '{siteId}' };
const start = { ...client, redirect_uri: '{redirectUri}' };
const customer = { user: '{login}', password: '{password}' };
const privateClient = { user: '{privateClientId}', password: '{clientSecret}' };

export const loginExamples: Readonly<Record<string, readonly EndpointExample[]>> = {
  authorizeCustomer: [
    {
      title: 'Start a guest session',
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
      title: 'Exchange an authorization code',
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
      title: 'Refresh tokens',
      given: 'guest',
      body: { ...client, grant_type: 'refresh_token', refresh_token: '{refreshToken}' },
      answer: { usid: '{usid}', customer_id: '{customerId}' },
    },
    {
      title: 'Invalid authorization code',
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
      title: 'Sign in a customer',
      given: 'registered',
      basic: customer,
      body: { ...start, code_challenge: '{codeChallenge}' },
      location: '{redirectUri}?',
    },
    {
      title: 'Wrong password',
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
      title: 'Unknown state',
      given: 'nobody',
      query: { code: 'invented', state: 'invented' },
      status: 400,
      answer: { code: 'BadRequest', error: 'invalid_request' },
    },
  ],
  logoutCustomer: [
    {
      title: 'Log out',
      given: 'registered',
      query: { ...client, refresh_token: '{refreshToken}' },
      answer: { access_token: '', refresh_token: '', expires_in: 0 },
    },
  ],
  logoutCustomerByPost: [
    {
      title: 'Log out without a token in the URL',
      given: 'registered',
      body: { ...client, refresh_token: '{refreshToken}' },
      answer: { access_token: '', refresh_token: '', expires_in: 0 },
    },
  ],
  revokeToken: [
    {
      title: 'Revoke a refresh token',
      given: 'private client',
      basic: privateClient,
      body: { token: '{privateRefreshToken}', token_type_hint: 'refresh_token' },
      answer: { token: '{privateRefreshToken}', token_type_hint: 'refresh_token' },
    },
  ],
  introspectToken: [
    {
      title: 'Introspect a token',
      given: 'private client',
      basic: privateClient,
      body: { token: '{privateRefreshToken}' },
      answer: { active: true, client_id: '{privateClientId}', token_type: 'refresh_token' },
    },
    {
      title: 'Token of another client',
      given: 'guest',
      basic: privateClient,
      body: { token: '{refreshToken}' },
      answer: { active: false },
    },
  ],
  authorizePasswordlessCustomer: [
    {
      title: 'E-mail a sign-in code',
      given: 'registered',
      basic: privateClient,
      body: { user_id: '{login}', mode: 'email', channel_id: '{siteId}' },
    },
  ],
  getPasswordLessAccessToken: [
    {
      title: 'Exchange the e-mailed code',
      given: 'code mailed',
      basic: privateClient,
      body: { grant_type: 'client_credentials', hint: 'pwdless_login', pwdless_login_token: '{mailedCode}' },
      answer: { token_type: 'Bearer', customer_id: '{customerId}' },
    },
  ],
  getPasswordResetToken: [
    {
      title: 'Request a password reset',
      given: 'registered',
      body: { ...client, user_id: '{login}', mode: 'email', code_challenge: '{codeChallenge}' },
    },
  ],
  resetPasswordWithToken: [
    {
      title: 'Set a new password',
      given: 'reset mailed',
      body: {
        ...client,
        pwd_action_token: '{mailedToken}',
        code_verifier: '{codeVerifier}',
        new_password: 'Another-horse8',
      },
    },
    {
      title: 'Invalid token',
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
      title: 'Claims of the token',
      given: 'registered',
      query: { channel_id: '{siteId}' },
      answer: { customer_id: '{customerId}', validated: true, name: 'Ana Ruiz' },
    },
  ],
  getJwksUri: [
    {
      title: 'Signing keys',
      given: 'nobody',
      answer: { keys: [{ kty: 'EC', crv: 'P-256', alg: 'ES256', use: 'sig' }] },
    },
  ],
  getWellknownOpenidConfiguration: [
    {
      title: 'Discovery document',
      given: 'nobody',
      answer: { issuer: 'slas/prod/ownp_001', code_challenge_methods_supported: ['S256'] },
    },
  ],
};
