import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  sql,
  text,
  uniqueIndex,
  uuid,
} from '../orm.ts';
import { createdAt, indexOn, instant } from './columns.ts';
import { customers } from './customers.ts';
import { sites } from './stores.ts';

/** One shopper session; its key is the `usid` of the tokens. Tokens themselves are never stored. */
export const sessions = pgTable(
  'sessions',
  {
    usid: text('usid').primaryKey().default(sql`gen_random_uuid()::text`),
    siteId: text('site_id')
      .notNull()
      .references(() => sites.id, { onDelete: 'restrict' }),
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** The guest of this session before the sign-in; a basket merge requires it. */
    guestCustomerId: text('guest_customer_id').references(() => customers.id, { onDelete: 'set null' }),
    /** Session that this one replaces. It ends when this one is first used, which sets this to null. */
    formerUsid: text('former_usid'),
    clientId: text('client_id').notNull(),
    /** The shopper asked not to be tracked. */
    doNotTrack: boolean('do_not_track').notNull().default(false),
    /** ID token of the identity provider where this session was signed in: the hint of the sign-out there. */
    providerIdToken: text('provider_id_token'),
    createdAt: createdAt(),
    lastUsedAt: instant('last_used_at').notNull().defaultNow(),
    revokedAt: instant('revoked_at'),
  },
  (session) => [
    indexOn('sessions_customer_idx', session.customerId),
    indexOn('sessions_guest_customer_idx', session.guestCustomerId),
    indexOn('sessions_site_idx', session.siteId),
    index('sessions_last_used_idx').on(session.lastUsedAt),
  ],
);

/** Rotating refresh tokens by hash. If a used one is sent again, its whole family is revoked. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    usid: text('usid')
      .notNull()
      .references(() => sessions.usid, { onDelete: 'cascade' }),
    familyId: uuid('family_id').notNull(),
    isRegistered: boolean('is_registered').notNull(),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    revokedAt: instant('revoked_at'),
  },
  (token) => [
    indexOn('refresh_tokens_usid_idx', token.usid),
    index('refresh_tokens_family_idx').on(token.familyId),
    index('refresh_tokens_expires_idx').on(token.expiresAt),
  ],
);

/** Access tokens that a logout revoked before they expired. */
export const revokedAccessTokens = pgTable(
  'revoked_access_tokens',
  {
    tokenId: text('token_id').primaryKey(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (token) => [index('revoked_access_tokens_expires_idx').on(token.expiresAt)],
);

/** Authorization codes by hash, valid for one exchange. */
export const authorizationCodes = pgTable(
  'authorization_codes',
  {
    codeHash: text('code_hash').primaryKey(),
    usid: text('usid')
      .notNull()
      .references(() => sessions.usid, { onDelete: 'cascade' }),
    clientId: text('client_id').notNull(),
    redirectUri: text('redirect_uri').notNull(),
    codeChallenge: text('code_challenge').notNull(),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (code) => [
    indexOn('authorization_codes_usid_idx', code.usid),
    index('authorization_codes_expires_idx').on(code.expiresAt),
  ],
);

/** A sign-in that is in progress at an identity provider; `state` is stored as a hash. */
export const identityProviderLogins = pgTable(
  'identity_provider_logins',
  {
    stateHash: text('state_hash').primaryKey(),
    issuer: text('issuer').notNull(),
    nonceHash: text('nonce_hash').notNull(),
    codeVerifier: text('code_verifier').notNull(),
    clientId: text('client_id').notNull(),
    redirectUri: text('redirect_uri').notNull(),
    clientCodeChallenge: text('client_code_challenge'),
    clientState: text('client_state'),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (login) => [index('identity_provider_logins_expires_idx').on(login.expiresAt)],
);

export const passwordResetTokens = pgTable(
  'password_reset_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (token) => [
    indexOn('password_reset_tokens_customer_idx', token.customerId),
    index('password_reset_tokens_expires_idx').on(token.expiresAt),
  ],
);

/** Counters of the rate limits, shared by all processes. `bucket` holds a hash, never an address. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    bucket: text('bucket').notNull(),
    windowStartedAt: instant('window_started_at').notNull(),
    hits: integer('hits').notNull().default(1),
    expiresAt: instant('expires_at').notNull(),
  },
  (limit) => [
    primaryKey({ columns: [limit.bucket, limit.windowStartedAt] }),
    check('rate_limits_hits_check', sql`${limit.hits} > 0`),
    index('rate_limits_expires_idx').on(limit.expiresAt),
  ],
);

/** A JSON Web Key (RFC 7517). */
export type StoredJwk = Readonly<Record<string, string>>;

/**
 * Key pairs of the access tokens, shared by all processes. The one that is not retired signs; a retired one still
 * verifies until the last token that it signed has expired.
 */
export const signingKeys = pgTable(
  'signing_keys',
  {
    keyId: text('key_id').primaryKey(),
    algorithm: text('algorithm').notNull(),
    privateJwk: jsonb('private_jwk').$type<StoredJwk>().notNull(),
    publicJwk: jsonb('public_jwk').$type<StoredJwk>().notNull(),
    createdAt: createdAt(),
    retiredAt: instant('retired_at'),
  },
  (key) => [
    uniqueIndex('signing_keys_one_current_key').on(key.algorithm).where(sql`${key.retiredAt} is null`),
  ],
);

export type Session = typeof sessions.$inferSelect;
export type RefreshToken = typeof refreshTokens.$inferSelect;
export type RevokedAccessToken = typeof revokedAccessTokens.$inferSelect;
export type AuthorizationCode = typeof authorizationCodes.$inferSelect;
export type IdentityProviderLogin = typeof identityProviderLogins.$inferSelect;
export type PasswordResetToken = typeof passwordResetTokens.$inferSelect;
export type RateLimit = typeof rateLimits.$inferSelect;
export type SigningKey = typeof signingKeys.$inferSelect;
