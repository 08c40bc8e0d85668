import { createHash } from 'node:crypto';
import type { TokenResponse } from '@ownpath/contracts/login';
import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
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
import {
  ACCESS_TOKEN_SECONDS,
  GUEST_REFRESH_TOKEN_SECONDS,
  REGISTERED_REFRESH_TOKEN_SECONDS,
  secondsAfter,
} from './durations.ts';
import { endFormerSession } from './end-former-session.ts';
import type { Database, Queryable } from './login-queries.ts';
import { hashSecret } from './secret-hash.ts';
import { createSigningKeys, SIGNING_ALGORITHM } from './signing-keys.ts';
import { findLiveSession, insertRefreshToken } from './tokens-queries.ts';

/** Type header of access tokens (RFC 9068), so that no other token of the same key passes for one. */
const ACCESS_TOKEN_TYPE = 'at+jwt';
/** Type header of the proofs of known devices. */
const PROOF_TYPE = 'known-device+jwt';
const CLOCK_TOLERANCE_SECONDS = 5;
const REFRESH_TOKEN_BYTES = 32;
/** As many shoppers as call within a minute or two. */
const MAX_VERIFIED_TOKENS = 2_000;

type VerifiedToken = { readonly keyId: string; readonly payload: JWTPayload };

/** Signed tokens; valid after `save` has written the refresh token, in the caller's transaction. */
type IssuedTokens = {
  readonly response: TokenResponse;
  save(queryable: Queryable): Promise<void>;
};

/** Content of a valid access token. */
export type InspectedToken = {
  readonly shopper: Shopper;
  /** Session that this one replaces; null once the token was used. */
  readonly formerUsid: string | null;
  readonly clientId: string;
  readonly tokenId: string;
  readonly subject: string;
  readonly issuedAt: Date;
  readonly expiresAt: Date;
};

export type TokenService = {
  /**
   * The shopper of a token that is used for a call; the first use of a session ends the one that it replaces.
   * @throws DomainError `InvalidToken` unless signature, issuer, audience, time and session are valid.
   */
  verify(accessToken: string): Promise<Shopper>;
  /** As `verify`, with the token's other content; does not count as a use. */
  inspect(accessToken: string): Promise<InspectedToken>;
  /**
   * Access and refresh token for an existing session. `familyId` continues a family of refresh tokens; without it, a
   * new one begins. Reads keys, so call it before a transaction and `save` inside.
   */
  issueTokens(subject: TokenSubject, familyId?: string): Promise<IssuedTokens>;
  /** A signed statement about a subject that is no token: it opens nothing. */
  signProof(proof: { readonly subject: string; readonly expiresAt: Date }): Promise<string>;
  /** What a proof says; null unless signature, type and time are valid. */
  readProof(proof: string): Promise<{ readonly subject: string; readonly id: string } | null>;
  /** Public keys as a JSON Web Key Set. */
  listPublicKeys(): Promise<{ keys: Record<string, unknown>[] }>;
};

export type TokenServiceParts = {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly config: { readonly organizationId: string; readonly siteId: string };
};

/** As the verification judges: between `nbf` and `exp`, with the tolerance at both ends. */
function isInTime({ exp = 0, nbf = 0 }: JWTPayload, now: Date): boolean {
  const seconds = Math.floor(now.getTime() / 1000);
  return seconds < exp + CLOCK_TOLERANCE_SECONDS && seconds >= nbf - CLOCK_TOLERANCE_SECONDS;
}

export function createTokenService(parts: TokenServiceParts): TokenService {
  const { database, clock, ids, config } = parts;
  const keys = createSigningKeys(parts);
  /**
   * Access tokens with a good signature. A shopper sends the same token with every call, and verifying it again takes
   * longer than the rest of the call. Time, key and session are still checked at each call.
   */
  const verifiedTokens = new LRUCache<string, VerifiedToken>({ max: MAX_VERIFIED_TOKENS });
  const issuer = issuerOf(config.organizationId);
  const audience = audienceOf(config.organizationId);

  async function findKey({ kid }: { readonly kid?: string | undefined }) {
    const key = kid === undefined ? null : await keys.find(kid);
    if (!key) throw new errors.JWKSNoMatchingKey();
    return key;
  }

  async function readPayload(accessToken: string): Promise<JWTPayload> {
    const verified = verifiedTokens.get(accessToken);
    if (verified && isInTime(verified.payload, clock.now()) && (await keys.find(verified.keyId))) {
      return verified.payload;
    }
    try {
      const { payload, protectedHeader } = await jwtVerify(accessToken, findKey, {
        algorithms: [SIGNING_ALGORITHM],
        typ: ACCESS_TOKEN_TYPE,
        issuer,
        audience,
        requiredClaims: ['exp', 'iat', 'jti', 'sub', 'isb'],
        currentDate: clock.now(),
        clockTolerance: CLOCK_TOLERANCE_SECONDS,
      });
      verifiedTokens.set(accessToken, { keyId: String(protectedHeader.kid), payload });
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
      throw new DomainError('InvalidToken', 'The access token was issued for another site.');
    }
    const { usid, customerId } = shopper;
    const tokenId = String(payload.jti);
    const session = await findLiveSession(database, { usid, customerId, tokenId });
    if (!session) {
      throw new DomainError('InvalidToken', 'The session has ended.');
    }
    return {
      shopper,
      formerUsid: session.formerUsid,
      clientId: clientIdOf(payload),
      tokenId,
      subject: String(payload.sub),
      issuedAt: new Date(Number(payload.iat) * 1000),
      expiresAt: new Date(Number(payload.exp) * 1000),
    };
  }

  return {
    inspect,
    async verify(accessToken) {
      const { shopper, formerUsid } = await inspect(accessToken);
      if (formerUsid !== null) {
        await endFormerSession(database, { usid: shopper.usid, formerUsid }, clock.now());
      }
      return shopper;
    },

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

    async signProof({ subject, expiresAt }) {
      const { keyId, privateKey } = await keys.current();
      return new SignJWT()
        .setProtectedHeader({ alg: SIGNING_ALGORITHM, kid: keyId, typ: PROOF_TYPE })
        .setSubject(subject)
        .setExpirationTime(expiresAt)
        .setJti(ids.uuid())
        .sign(privateKey);
    },

    async readProof(proof) {
      try {
        const { payload } = await jwtVerify(proof, findKey, {
          algorithms: [SIGNING_ALGORITHM],
          typ: PROOF_TYPE,
          requiredClaims: ['exp', 'jti', 'sub'],
          currentDate: clock.now(),
        });
        return { subject: String(payload.sub), id: String(payload.jti) };
      } catch (error) {
        if (!(error instanceof errors.JOSEError)) throw error;
        return null;
      }
    },

    listPublicKeys: async () => ({ keys: (await keys.listPublic()).map((key) => ({ ...key })) }),
  };
}
