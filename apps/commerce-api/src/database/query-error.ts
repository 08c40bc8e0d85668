import pg from 'pg';
import { EngineStoppedError } from './embedded/engine.ts';

const UNIQUE_VIOLATION = '23505';

/** @param constraint name of the constraint or index; any when absent */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  if (!(error instanceof pg.DatabaseError) || error.code !== UNIQUE_VIOLATION) return false;
  return constraint === undefined || error.constraint === constraint;
}

/** Classes of PostgreSQL codes: 08 connection, 53 resources (full disk, connections), 57P0x shutdown and start-up. */
const UNAVAILABLE_CODE = /^(08|53|57P0[1-5])/;
const UNAVAILABLE_SYSTEM_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'ETIMEDOUT',
  'ENOENT',
]);
const UNAVAILABLE_MESSAGE =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error)/;

/** The database is temporarily unavailable (restart, full disk): answer 503, a later attempt may succeed. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return UNAVAILABLE_CODE.test(error.code ?? '');
  if (error instanceof EngineStoppedError) return true;
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string' && UNAVAILABLE_SYSTEM_CODES.has(error.code))
    return true;
  return UNAVAILABLE_MESSAGE.test(error.message) || isDatabaseUnavailable(error.cause);
}
