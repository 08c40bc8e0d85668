import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';
import { z } from 'zod';

/** 30 days, the lifetime of a guest's refresh token. */
const MAX_AGE_SECONDS = 30 * 24 * 60 * 60;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Tokens of the shopper login service; instants in milliseconds since the epoch. */
export const ShopperTokens = z.object({
  accessToken: z.string(),
  accessExpiresAtMs: z.int(),
  refreshToken: z.string(),
  refreshExpiresAtMs: z.int(),
  usid: z.string(),
  customerId: z.string(),
  isRegistered: z.boolean(),
});
export type ShopperTokens = z.infer<typeof ShopperTokens>;

export const SessionData = z.object({
  tokens: ShopperTokens.optional(),
  /** Proofs of sign-ins on this device, the newest first; they open nothing. Kept at sign-out. */
  knownDevices: z.array(z.string()).optional(),
  /** The store whose prices the cart page showed last. The page announces when it changes. */
  cartStoreId: z.string().nullable().optional(),
  /** A sign-in in progress at the identity provider. */
  providerLogin: z
    .object({ state: z.string(), codeVerifier: z.string(), prefix: z.string(), returnTo: z.string() })
    .nullable()
    .optional(),
  /** A sign-in whose answer may not have arrived yet; the next request finishes it. */
  openSignIn: z.object({ mergesBasket: z.boolean() }).nullable().optional(),
  /** The last order that was confirmed, and whether a new session was begun after it. */
  renewal: z.object({ orderNo: z.string(), isDone: z.boolean() }).optional(),
  /** Answers of an identity quiz that is not finished yet, by question. Nobody else stores them. */
  identityAnswers: z
    .object({ quizId: z.string(), answers: z.record(z.string(), z.string()) })
    .nullable()
    .optional(),
  /** The decision that a page or dialog showed last, or `page` when its page comes next. */
  shownDecision: z.string().optional(),
  /** The unsigned order that a page or dialog showed last. */
  shownSigning: z.string().optional(),
  /** Id of the signed-in customer's list of saved items, stored to avoid another read. */
  savedListId: z.string().nullable().optional(),
  /**
   * What a page for all guests depends on, as far as it is this one's: set with their own page, and null after everything that
   * they do, so that a page of their own comes next. `untilMs` since the epoch.
   */
  guestView: z
    .object({
      storeId: z.string(),
      isGuess: z.boolean(),
      distanceMiles: z.number().nullable(),
      cartCount: z.int(),
      untilMs: z.int(),
    })
    .nullable()
    .optional(),
  /** An item that a guest saved; it is stored after the sign-in. */
  pendingSave: z.object({ savedId: z.string(), expiresAtMs: z.int() }).nullable().optional(),
  /** From the link of a password reset email. Stored here so that it stays out of URLs and history. */
  passwordReset: z.object({ token: z.string(), login: z.string() }).nullable().optional(),
});
export type SessionData = z.infer<typeof SessionData>;

/** Accounts that sign in on one device, as in a family. */
const MAX_KNOWN_DEVICES = 2;

/** Keeps a proof beside that of one other account. */
export function keepKnownDevice(session: Session, proof: string | null): void {
  if (proof === null) return;
  const { knownDevices = [] } = session.read();
  session.update({ knownDevices: [proof, ...knownDevices].slice(0, MAX_KNOWN_DEVICES) });
}

export type SessionKey = { readonly key: Buffer };

/** Derives the cookie key from SESSION_SECRET, so that other keys can be derived from the same secret. */
export function deriveSessionKey(secret: string): SessionKey {
  return { key: Buffer.from(hkdfSync('sha256', secret, '', 'ownpath session cookie v1', 32)) };
}

/** AES-256-GCM with a fresh IV; the cookie's name is authenticated too. */
export function seal(value: unknown, name: string, { key }: SessionKey): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  cipher.setAAD(Buffer.from(name));
  const text = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url');
}

/** The decrypted value, or null when the key, the name or any byte differs. */
export function unseal(sealed: string, name: string, { key }: SessionKey): unknown {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length <= IV_BYTES + TAG_BYTES) return null;
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES));
    decipher.setAAD(Buffer.from(name));
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    const text = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
    return JSON.parse(text.toString('utf8'));
  } catch {
    return null;
  }
}

/** The visitor's session during one request; the root middleware writes changes as one cookie. */
export type Session = {
  read(): SessionData;
  update(change: Partial<SessionData>): void;
  /** Clears the session, as at sign-out; the device stays known. */
  clear(): void;
  /** The Set-Cookie header to send, or null when nothing changed. */
  commit(): string | null;
};

function sessionCookieName(isSecure: boolean): string {
  return isSecure ? '__Host-ownpath' : 'ownpath';
}

/** A session that no browser has. Only its tokens outlast a request. */
export function openWithoutCookie(held: { tokens?: ShopperTokens }): Session {
  let own: SessionData = {};
  return {
    read: () => ({ ...own, ...held }),
    update({ tokens, ...others }) {
      if (tokens) held.tokens = tokens;
      own = { ...own, ...others };
    },
    clear() {
      delete held.tokens;
      own = {};
    },
    commit: () => null,
  };
}

export function readSession(request: Request, key: SessionKey, isSecure: boolean): Session {
  const name = sessionCookieName(isSecure);
  const sealed = parseCookie(request.headers.get('Cookie') ?? '')[name];
  const stored = SessionData.safeParse(sealed ? unseal(sealed, name, key) : {});
  let data: SessionData = stored.success ? stored.data : {};
  let isChanged = false;

  return {
    read: () => data,
    update(change) {
      data = { ...data, ...change };
      isChanged = true;
    },
    clear() {
      const { knownDevices } = data;
      data = knownDevices ? { knownDevices } : {};
      isChanged = true;
    },
    commit() {
      if (!isChanged) return null;
      const isEmpty = Object.keys(data).length === 0;
      return stringifySetCookie({
        name,
        value: isEmpty ? '' : seal(data, name, key),
        path: '/',
        maxAge: isEmpty ? 0 : MAX_AGE_SECONDS,
        httpOnly: true,
        secure: isSecure,
        sameSite: 'lax',
      });
    },
  };
}
