import { type Logger, pino } from 'pino';

/** Fields whose values are never logged, at any logged depth. */
const SECRET_FIELDS = [
  'ssn',
  'c_ssn',
  'taxId',
  'dateOfBirth',
  'c_dob',
  'password',
  'accountNumber',
  'routingNumber',
  'authorization',
  'cookie',
  'access_token',
  'refresh_token',
  'code_verifier',
  'creditCardToken',
];
const redactedPaths = SECRET_FIELDS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`, `*.*.*.${name}`]);

/** JSON lines on standard output; a value cannot start a new line. */
export function createLog(level: string): Logger {
  return pino({ level, redact: { paths: redactedPaths, censor: '[redacted]' }, base: null });
}
