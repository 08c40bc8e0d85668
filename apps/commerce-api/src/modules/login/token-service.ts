import { createHash } from 'node:crypto';
import type { TokenResponse } from '@ownpath/contracts/login';
import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { DomainError } from '../../domain-error.ts';
import type { Clock, Ids } from '../../ports/index.ts';
import type { Shopper } from './access-token-claims.ts';
import {
  audienceOf,
  claimsOf,
  clientIdOf,
  issuerOf,
  shopperOf,
  type TokenSubject,
} from './access-token-claims.ts';
import { createCheckedTokens } from './checked-tokens.ts';
import {
  ACCESS_TOKEN_SECONDS,
  GUEST_REFRESH_TOKEN_SECONDS,
  REGISTERED_REFRESH_TOKEN_SECONDS,
  secondsAfter,
} from './durations.ts';
import type { Database, Queryable } from './login-queries.ts';
import { hashSecret } from './secret-hash.ts';
import { createSigningKeys, SIGNING_ALGORITHM } from './signing-keys.ts';
import { insertRefreshToken, isTokenLive } from './tokens-queries.ts';

/** Type header of access tokens (RFC 9068), so that no other token of the same key passes for one. */
const ACCESS_TOKEN_TYPE = 'at+jwt';
const CLOCK_TOLERANCE_SECONDS = 5;
const REFRESH_TOKEN_BYTES = 32;

/** Signed tokens that count once `save` has written the refresh token, in the transaction that earns them. */
type IssuedTokens = {
  readonly response: TokenResponse;
  save(queryable: Queryable): Promise<void>;
};

/** What a good access token says. */
export type InspectedToken = {
  readonly shopper: Shopper;
  readonly clientId: string;
  readonly tokenId: string;
  readonly subject: string;
  readonly issuedAt: Date;
  readonly expiresAt: Date;
};

export type TokenService = {
  /** @throws DomainError `InvalidToken` unless signed by us, for us, in time and of a session that goes on. */
  verify(accessToken: string): Promise<Shopper>;
  /** As `verify`, with what else the token says. */
  inspect(accessToken: string): Promise<InspectedToken>;
  /**
   * Access and refresh token for a session that exists. `familyId` continues a chain of refresh tokens; absent,
   * a new one begins. Reads keys, so call it before a transaction and `save` inside.
   */
  issueTokens(subject: TokenSubject, familyId?: string): Promise<IssuedTokens>;
  /** Public keys as a JSON Web Key Set. */
  listPublicKeys(): Promise<{ keys: Record<string, unknown>[] }>;
};

export type TokenServiceParts = {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly config: { readonly organizationId: string; readonly siteId: string };
};

export function createTokenService(parts: TokenServiceParts): TokenService {
  const { database, clock, ids, config } = parts;
  const keys = createSigningKeys(parts);
  const checkedTokens = createCheckedTokens(CLOCK_TOLERANCE_SECONDS);
  const issuer = issuerOf(config.organizationId);
  const audience = audienceOf(config.organizationId);

  async function readPayload(accessToken: string): Promise<JWTPayload> {
    const checked = checkedTokens.find(accessToken, clock.now());
    if (checked && (await keys.find(checked.keyId))) return checked.payload;
    try {
      const { payload, protectedHeader } = await jwtVerify(
        accessToken,
        async ({ kid }) => {
          const key = kid === undefined ? null : await keys.find(kid);
          if (!key) throw new errors.JWKSNoMatchingKey();
          return key;
        },
        {
          algorithms: [SIGNING_ALGORITHM],
          typ: ACCESS_TOKEN_TYPE,
          issuer,
          audience,
          requiredClaims: ['exp', 'iat', 'jti', 'sub', 'isb'],
          currentDate: clock.now(),
          clockTolerance: CLOCK_TOLERANCE_SECONDS,
        },
      );
      checkedTokens.keep(accessToken, { keyId: String(protectedHeader.kid), payload });
      return payload;
    } catch (error) {
      if (!(error instanceof errors.JOSEError)) throw error;
      throw new DomainError('InvalidToken', 'The access token is not valid.', { cause: error });
    }
  }

  async function sign(type: string, claims: JWTPayload, audienceName: string, now: Date): Promise<string> {
    const { keyId, privateKey } = await keys.current();
    const issuedAt = Math.floor(now.getTime() / 1000);
    return new SignJWT(claims)
      .setProtectedHeader({ alg: SIGNING_ALGORITHM, kid: keyId, typ: type })
      .setIssuer(issuer)
      .setAudience(audienceName)
      .setIssuedAt(issuedAt)
      .setNotBefore(issuedAt)
      .setExpirationTime(issuedAt + ACCESS_TOKEN_SECONDS)
      .setJti(ids.uuid())
      .sign(privateKey);
  }

  async function inspect(accessToken: string): Promise<InspectedToken> {
    const payload = await readPayload(accessToken);
    const shopper = shopperOf(payload);
    if (!shopper || shopper.siteId !== config.siteId) {
      throw new DomainError('InvalidToken', 'The access token is not of this site.');
    }
    const { usid, customerId } = shopper;
    const tokenId = String(payload.jti);
    if (!(await isTokenLive(database, { usid, customerId, tokenId }))) {
      throw new DomainError('InvalidToken', 'The session has ended.');
    }
    return {
      shopper,
      clientId: clientIdOf(payload),
      tokenId,
      subject: String(payload.sub),
      issuedAt: new Date(Number(payload.iat) * 1000),
      expiresAt: new Date(Number(payload.exp) * 1000),
    };
  }

  return {
    inspect,
    verify: async (accessToken) => (await inspect(accessToken)).shopper,

    async issueTokens(subject, familyId = ids.uuid()) {
      const now = clock.now();
      const isRegistered = subject.kind === 'registered';
      const refreshSeconds = isRegistered ? REGISTERED_REFRESH_TOKEN_SECONDS : GUEST_REFRESH_TOKEN_SECONDS;
      const claims = claimsOf(config.organizationId, subject);
      const refreshToken = ids.secret(REFRESH_TOKEN_BYTES);
      const response: TokenResponse = {
        access_token: await sign(ACCESS_TOKEN_TYPE, claims, audience, now),
        id_token: await sign('JWT', { sub: `usid:${subject.usid}` }, subject.clientId, now),
        refresh_token: refreshToken,
        expires_in: ACCESS_TOKEN_SECONDS,
        refresh_token_expires_in: refreshSeconds,
        token_type: 'Bearer',
        usid: subject.usid,
        customer_id: subject.customerId,
        // Documented as the MD5 of the customer id in capitals; a label, not a safeguard.
        enc_user_id: createHash('md5').update(subject.customerId).digest('hex').toUpperCase(),
        idp_access_token: '',
        idp_refresh_token: '',
        dnt: subject.isDoNotTrack ? '1' : '0',
      };
      return {
        response,
        save: (queryable) =>
          insertRefreshToken(queryable, {
            tokenHash: hashSecret(refreshToken),
            usid: subject.usid,
            familyId,
            isRegistered,
            createdAt: now,
            expiresAt: secondsAfter(now, refreshSeconds),
          }),
      };
    },

    listPublicKeys: async () => ({ keys: (await keys.listPublic()).map((key) => ({ ...key })) }),
  };
}
