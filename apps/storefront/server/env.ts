import { resolve } from 'node:path';
import { isTrustedProxies, parseTrustedProxies, type TrustedProxies } from '@ownpath/client-address';
import { LOCALES, type SiteConfig, type SitesConfig } from '@ownpath/domain/site';
import { ShutdownDelaySeconds } from '@ownpath/http-server';
import { z } from 'zod';
import { createSitesConfig, listStartProblems } from '../app/platform/site/config.ts';

const Port = z.coerce
  .number('must be a port number')
  .int('must be a port number')
  .min(1, 'must be a port from 1 to 65535')
  .max(65_535, 'must be a port from 1 to 65535');
const HttpUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });
const PrefixMode = z.enum(['path', 'none'], 'must be path or none');

/** What stands in URLs. */
const UrlName = z.string().regex(/^[\w-]{1,64}$/, 'must be letters, digits, - and _');
const Sites = z.array(
  z.strictObject({
    id: UrlName,
    alias: UrlName.exactOptional(),
    l10n: z.strictObject({
      supportedLocales: z.array(
        z.strictObject({
          id: z.enum(LOCALES, `must be ${LOCALES.join(' or ')}`),
          alias: UrlName.exactOptional(),
        }),
      ),
      defaultLocale: z.string(),
    }),
  }),
);

function readSites(text: string): readonly SiteConfig[] | null {
  try {
    return Sites.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

const originsIn = (list: string) =>
  list
    .split(',')
    .map((origin) => origin.trim())
    .filter((origin) => origin !== '');

/** Every setting of the server. Documentation is generated from the descriptions. */
export const EnvSchema = z
  .object({
    NODE_ENV: z
      .enum(['production', 'development', 'test'])
      .default('production')
      .describe('Mode of the process.'),
    PORT: Port.default(3000).describe('Port that the shop listens on.'),
    HOST: z
      .string()
      .min(1)
      .default('127.0.0.1')
      .describe('Address that the shop listens on; 0.0.0.0 for all.'),
    PUBLIC_URL: HttpUrl.optional().describe(
      'Public origin of the shop, without a path. Default: http://localhost with the port. When set, every request is treated as sent to it, whatever Host a proxy sends; with https, cookies have the __Host- prefix and HSTS is sent.',
    ),
    DATA_DIR: z
      .string()
      .min(1)
      .default('./data')
      .describe('Directory of the embedded database and of generated secrets.'),
    DATABASE_URL: z
      .url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' })
      .optional()
      .describe('PostgreSQL connection, used instead of the embedded database.'),
    COMMERCE_API_URL: HttpUrl.optional().describe(
      'Commerce API to proxy to instead of using the embedded engine. The proxy reaches no other host.',
    ),
    SANDBOX_PORT: Port.optional().describe('Port of the sandbox card frame and pages. Default: PORT + 1.'),
    CARD_FRAME_ORIGIN: HttpUrl.optional().describe(
      'Origin of the hosted card fields; the only one that may be framed. Default: the sandbox port on the host of PUBLIC_URL.',
    ),
    IDENTITY_PROVIDER_ORIGIN: HttpUrl.optional().describe(
      'Origin of the identity provider, allowed as a form target for sign-out. Default: only the sandbox’s origin.',
    ),
    SCRIPT_ORIGINS: z
      .string()
      .default('')
      .refine(
        (list) =>
          originsIn(list).every((origin) => /^https:\/\/[^/?#]+$/.test(origin) && URL.canParse(origin)),
        'must be https origins, separated by commas',
      )
      .describe(
        'Https origins, separated by commas, from which scripts of third parties may be loaded that a preference names and the visitor allows. Default: only the sandbox’s origin.',
      ),
    SESSION_SECRET: z
      .string()
      .min(32, 'must have at least 32 characters')
      .optional()
      .describe(
        'Secret for encrypting session cookies. Default: generated in DATA_DIR; required with DATABASE_URL.',
      ),
    TRUSTED_PROXIES: z
      .string()
      .default('')
      .refine(isTrustedProxies, 'must be addresses or networks such as 10.0.0.0/8, separated by commas')
      .describe(
        'Addresses or networks of the proxies in front of this server, separated by commas. Only their X-Forwarded-For and Forwarded count. Default: none.',
      ),
    VISITOR_ADDRESS_KEY: z
      .string()
      .min(32, 'must have at least 32 characters')
      .optional()
      .describe(
        'Shared key that authenticates the visitor IP addresses sent to a commerce API on another host.',
      ),
    SITES: z
      .string()
      .refine((text) => readSites(text) !== null, 'must be a JSON array as docs/configuration.md describes')
      .optional()
      .describe(
        'The sites as a JSON array of {id, alias, l10n: {supportedLocales: [{id, alias}], defaultLocale}}; at least one. Default: the demo’s only site.',
      ),
    DEFAULT_SITE: UrlName.optional().describe(
      'Id or alias of the site that a URL without one is about; one of SITES. Default: rowan.',
    ),
    SITE_PREFIX: PrefixMode.default('none').describe('Whether URLs contain the site: path or none.'),
    LOCALE_PREFIX: PrefixMode.default('path').describe('Whether URLs contain the locale: path or none.'),
    SHUTDOWN_DELAY_SECONDS: ShutdownDelaySeconds,
    LOG_LEVEL: z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'])
      .default('info')
      .describe('Minimum log level.'),
  })
  .refine((env) => env.SESSION_SECRET !== undefined || env.DATABASE_URL === undefined, {
    path: ['SESSION_SECRET'],
    error: 'must be set when DATABASE_URL is, so that every process reads the same cookies',
  });

/** In production nothing may guess where the shop is: links in mails, sign-in and cookies depend on it. */
const isUrlMissing = (given: Readonly<Record<string, unknown>>) =>
  given.APP_MODE === 'production' && given.PUBLIC_URL === undefined;

/** Parsed settings with defaults that depend on one another filled in. */
export type Env = {
  readonly mode: 'production' | 'development' | 'test';
  readonly port: number;
  readonly host: string;
  readonly publicUrl: URL;
  /** Whether PUBLIC_URL is set: then requests are read as if sent to it. */
  readonly isPublicUrlSet: boolean;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly commerceApiUrl: URL | undefined;
  readonly sandboxPort: number;
  readonly cardFrameOrigin: string;
  readonly identityProviderOrigin: string | undefined;
  /** Where scripts of third parties may come from, beside the sandbox. */
  readonly scriptOrigins: readonly string[];
  readonly sessionSecret: string | undefined;
  readonly trustedProxies: TrustedProxies;
  readonly visitorAddressKey: string | undefined;
  readonly sites: SitesConfig;
  readonly shutdownDelaySeconds: number;
  readonly logLevel: string;
  /** What the embedded engine reads its own settings from. */
  readonly engineSettings: Readonly<Record<string, string | undefined>>;
};

/** Thrown with one sentence per wrong variable. */
export class WrongSetting extends Error {}

/** @throws WrongSetting naming each variable that can't be used; values are never repeated */
export function parseEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const given = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = EnvSchema.safeParse(given);
  if (!parsed.success) {
    const sentences = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}.`);
    throw new WrongSetting(`Can't start with these settings. ${sentences.join(' ')}`);
  }
  const env = parsed.data;
  const sites = createSitesConfig(
    { site: env.SITE_PREFIX, locale: env.LOCALE_PREFIX },
    env.SITES === undefined ? undefined : (readSites(env.SITES) ?? []),
    env.DEFAULT_SITE,
  );
  const problems = [
    ...(isUrlMissing(given) ? ['PUBLIC_URL: must be set when APP_MODE is production.'] : []),
    ...listStartProblems(sites, env.COMMERCE_API_URL === undefined).map(
      (problem) => `SITES, DEFAULT_SITE: ${problem}`,
    ),
  ];
  if (problems.length > 0) {
    throw new WrongSetting(`Can't start with these settings. ${problems.join(' ')}`);
  }
  const publicUrl = new URL(env.PUBLIC_URL ?? `http://localhost:${env.PORT}`);
  const sandboxPort = env.SANDBOX_PORT ?? env.PORT + 1;
  const cardFrameOrigin = new URL(
    env.CARD_FRAME_ORIGIN ?? `${publicUrl.protocol}//${publicUrl.hostname}:${sandboxPort}`,
  ).origin;
  return {
    mode: env.NODE_ENV,
    port: env.PORT,
    host: env.HOST,
    publicUrl,
    isPublicUrlSet: env.PUBLIC_URL !== undefined,
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    commerceApiUrl: env.COMMERCE_API_URL ? new URL(env.COMMERCE_API_URL) : undefined,
    sandboxPort,
    cardFrameOrigin,
    identityProviderOrigin: env.IDENTITY_PROVIDER_ORIGIN && new URL(env.IDENTITY_PROVIDER_ORIGIN).origin,
    scriptOrigins: originsIn(env.SCRIPT_ORIGINS).map((origin) => new URL(origin).origin),
    sessionSecret: env.SESSION_SECRET,
    trustedProxies: parseTrustedProxies(env.TRUSTED_PROXIES),
    visitorAddressKey: env.VISITOR_ADDRESS_KEY,
    sites,
    shutdownDelaySeconds: env.SHUTDOWN_DELAY_SECONDS,
    logLevel: env.LOG_LEVEL,
    // Origins are computed once, here, so that the content policy and the engine agree.
    engineSettings: { ...source, PUBLIC_URL: publicUrl.origin, SANDBOX_PUBLIC_URL: cardFrameOrigin },
  };
}

/** The process environment; the only place of the shop that reads it. */
export function readEnvironment(): Readonly<Record<string, string | undefined>> {
  return process.env;
}

/** React picks its build by this variable when it is first loaded, with the application. */
export function settleReactMode(mode: Env['mode']): void {
  process.env.NODE_ENV ??= mode;
}
