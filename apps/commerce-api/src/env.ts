import { isTrustedProxies } from '@ownpath/client-address';
import { isStrongCost } from '@ownpath/domain/account';
import { DEFAULT_FILE_KEPT_DAYS } from '@ownpath/domain/approval';
import { defaultLimits, type LimitedCall } from '@ownpath/domain/limits';
import { ShutdownDelaySeconds } from '@ownpath/http-server';
import { z } from 'zod';

const Port = z.coerce.number().int().min(1).max(65_535);
const Origin = z
  .url({ protocol: /^https?$/, error: 'must be an http or https address', abort: true })
  .refine((value) => new URL(value).origin === value.replace(/\/$/, ''), {
    message: 'must be an origin without a path',
  })
  .transform((value) => value.replace(/\/$/, ''));

const TrustedProxies = z.string().refine(isTrustedProxies, {
  message: 'must be addresses or networks such as 10.0.0.0/8, separated by commas',
});

/** One line of `LOGIN_CLIENTS`: further clients of the shopper login service. */
const LoginClient = z.object({
  id: z.string().min(1),
  isPublic: z.boolean(),
  secretHash: z.string().nullable().default(null),
  redirectUris: z.array(z.url()).min(1),
  channelIds: z.array(z.string()).min(1),
});

const isPowerOfTwo = (value: number) => value > 1 && Number.isInteger(Math.log2(value));
const Count = z.int().min(1).max(1_000_000_000);
/** Changes of limits, by call. */
const RateLimits = z.partialRecord(
  z.enum(Object.keys(defaultLimits) as [LimitedCall, ...LimitedCall[]]),
  z.strictObject({
    windowSeconds: Count.max(24 * 60 * 60).optional(),
    perVisitor: Count.optional(),
    perVisitorAndAccount: Count.optional(),
    perAccount: Count.optional(),
    perAccountAndDay: Count.optional(),
    inSum: Count.optional(),
  }),
);

const PasswordCost = z.strictObject({
  n: z
    .int()
    .max(2 ** 17)
    .refine(isPowerOfTwo, 'must be a power of two'),
  r: z.literal(8),
  p: z.int().min(1).max(16),
});

const jsonSetting = <S extends z.ZodType>(schema: S) =>
  z
    .string()
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        context.issues.push({ code: 'custom', message: 'must be JSON', input: text });
        return z.NEVER;
      }
    })
    .pipe(schema);

/** All settings of the engine. */
export const EnvSchema = z
  .object({
    PORT: Port.default(3000).describe('Port that the server listens on.'),
    HOST: z
      .string()
      .min(1)
      .default('127.0.0.1')
      .describe('Address that the server listens on; 0.0.0.0 for all.'),
    PUBLIC_URL: Origin.optional().describe(
      'Origin under which shoppers reach the shop, for example https://shop.example. Default: http://localhost:PORT.',
    ),
    DATA_DIR: z
      .string()
      .min(1)
      .default('./data')
      .describe('Directory of the embedded database and generated keys.'),
    DATABASE_URL: z
      .url({ protocol: /^postgres(ql)?$/ })
      .optional()
      .describe('PostgreSQL connection; when unset, the embedded database in DATA_DIR is used.'),
    SANDBOX_PORT: Port.optional().describe(
      'Port of the sandbox providers (hosted card fields, e-signature, single sign-on), which have a separate origin. Default: PORT + 1.',
    ),
    SANDBOX_PUBLIC_URL: Origin.optional().describe(
      'Public origin of the sandbox providers. Default: SANDBOX_PORT on localhost.',
    ),
    APP_MODE: z
      .enum(['demo', 'production'])
      .default('demo')
      .describe(
        'demo seeds an empty database and allows sandbox providers; production refuses to start with a sandbox provider.',
      ),
    SENSITIVE_KEYS: z
      .string()
      .regex(
        /^[\w-]+:[A-Za-z0-9+/]{43}=(,[\w-]+:[A-Za-z0-9+/]{43}=)*$/,
        'must be id:base64-of-32-bytes, comma-separated',
      )
      .optional()
      .describe(
        'Keys that encrypt SSN, birth date and bank data, newest first, as id:base64. In demo mode one is generated in DATA_DIR.',
      ),
    LOGIN_CLIENTS: jsonSetting(z.array(LoginClient))
      .optional()
      .describe(
        'Additional login clients as a JSON array of {id, isPublic, secretHash, redirectUris, channelIds}; secretHash of a private client is base64url of the SHA-256 of a long random secret.',
      ),
    GEOCODER_URL: z
      .url({ protocol: /^https?$/ })
      .default('https://maps.googleapis.com/maps/api/geocode/json')
      .describe('URL of a geocoding service compatible with Google’s.'),
    GEOCODER_KEY: z
      .string()
      .optional()
      .describe('Key of the geocoding service; when unset, the bundled ZIP table is used.'),
    GEOCODER_SIGNING_SECRET: z
      .string()
      .regex(/^[\w-]{16,200}={0,2}$/, 'must be base64url')
      .optional()
      .describe('Secret for signing requests to the geocoding service, in base64url.'),
    SANDBOX_LOCAL_ZIP: z
      .string()
      .regex(/^(?:\d{5}|none)$/, 'must be a ZIP code of five digits, or none')
      .default('75024')
      .describe(
        'ZIP code where the sandbox IP locator places loopback and private addresses, so that the demo has a store and prices on this machine; none for unknown.',
      ),
    DOCUMENTS_KEPT_DAYS: z.coerce
      .number()
      .int()
      .min(1)
      .max(3650)
      .default(DEFAULT_FILE_KEPT_DAYS)
      .describe('Days until documents that shoppers handed in are deleted after their review.'),
    DEMO_CUSTOMERS: z
      .enum(['on', 'off'])
      .default('on')
      .describe(
        'Whether the demo gets customers with histories (docs/sandbox.md), written in the background at the first start.',
      ),
    SANDBOX_DESK: z
      .enum(['on', 'off'])
      .optional()
      .describe(
        'The sandbox desk: the demo’s clock, customers and mailbox, with every message. Default: on where the sandbox providers’ origin is this machine.',
      ),
    REQUESTS_PER_MINUTE: z.coerce
      .number()
      .int()
      .min(1)
      .default(6000)
      .describe('Calls per minute allowed for one client IP address in one process; further calls get 429.'),
    TRUSTED_PROXIES: TrustedProxies.default('').describe(
      'Addresses or networks of the proxies in front of this server, separated by commas. Only their X-Forwarded-For and Forwarded count. Default: none.',
    ),
    VISITOR_ADDRESS_KEY: z
      .string()
      .min(32, 'must have at least 32 characters')
      .optional()
      .describe(
        'Shared key that authenticates visitor IP addresses sent by a shop on another host. Without it, all of that shop’s visitors have the shop’s address.',
      ),
    RATE_LIMITS: jsonSetting(RateLimits)
      .optional()
      .describe(
        'Changes of the limits in docs/operations.md as JSON, by call, for example {"application":{"perVisitor":100}}.',
      ),
    PASSWORD_COST: jsonSetting(PasswordCost)
      .optional()
      .describe(
        'Cost of new password hashes (scrypt) as JSON; a hash takes 1024 × n bytes of memory. Default: {"n":32768,"r":8,"p":3}. In production nothing below OWASP’s recommendation.',
      ),
    SHUTDOWN_DELAY_SECONDS: ShutdownDelaySeconds,
    LOG_LEVEL: z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
      .default('info')
      .describe('Minimum log level.'),
  })
  .refine((env) => env.APP_MODE !== 'production' || env.PUBLIC_URL !== undefined, {
    path: ['PUBLIC_URL'],
    error: 'must be set when APP_MODE is production',
  })
  .refine((env) => env.APP_MODE !== 'production' || !env.PASSWORD_COST || isStrongCost(env.PASSWORD_COST), {
    path: ['PASSWORD_COST'],
    error: 'must be as strong as OWASP recommends when APP_MODE is production',
  });
export type Env = z.infer<typeof EnvSchema>;

/** Null when local addresses have no place. */
export function localPostalCodeOf(env: Pick<Env, 'SANDBOX_LOCAL_ZIP'>): string | null {
  return env.SANDBOX_LOCAL_ZIP === 'none' ? null : env.SANDBOX_LOCAL_ZIP;
}

/** An invalid setting, named in the message; it prevents the start. */
export class SettingError extends Error {
  override readonly name = 'SettingError';
}

/** @throws SettingError with every invalid setting. */
export function parseEnv(values: Readonly<Record<string, string | undefined>>): Env {
  const given = Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = EnvSchema.safeParse(given);
  if (result.success) return result.data;
  const sentences = Object.entries(Object.groupBy(result.error.issues, ({ path }) => String(path[0]))).map(
    ([name, issues = []]) => `The setting ${name} is wrong: ${issues.map(describeIssue).join('; ')}.`,
  );
  throw new SettingError(sentences.join(' '));
}

/** The issue with its place inside a JSON setting; values are never repeated. */
function describeIssue({ path, message }: z.core.$ZodIssue): string {
  return [...path.slice(1).map(String), message].join(' ');
}

/** The process environment; the only place of the engine that reads it. */
export function readEnvironment(): Readonly<Record<string, string | undefined>> {
  return process.env;
}
