import type { HostedFieldMessage } from '@ownpath/contracts/checkout';
import {
  CARD_MONTHS,
  CARD_YEARS,
  type FieldRule,
  findFieldProblem,
  HOSTED_FIELD_LIMITS,
  MAX_CARD_FRAME_HEIGHT_PX,
} from '@ownpath/domain/forms';

/**
 * A message of the gateway's card fields, or null for anything else. Checked without the schema, so
 * that no schema library travels to the browser; the caller has checked origin and source.
 */
export function readHostedFieldMessage(data: unknown): HostedFieldMessage | null {
  if (typeof data !== 'object' || data === null || !('type' in data)) return null;
  const message: { type: unknown } & Record<string, unknown> = { ...data };
  switch (message.type) {
    case 'ready':
    case 'resize':
      return isHeight(message.height) ? { type: message.type, height: message.height } : null;
    case 'error':
      return isText(message.code, HOSTED_FIELD_LIMITS.code) ? { type: 'error', code: message.code } : null;
    case 'token':
      return readToken(message);
    default:
      return null;
  }
}

function readToken(message: Record<string, unknown>): HostedFieldMessage | null {
  const { token, brand, last4, expirationMonth, expirationYear } = message;
  const limits = HOSTED_FIELD_LIMITS;
  if (!isText(token, limits.token) || !isText(brand, limits.brand) || !isText(last4, limits.last4))
    return null;
  if (!isWhole(expirationMonth, CARD_MONTHS) || !isWhole(expirationYear, CARD_YEARS)) return null;
  return { type: 'token', token, brand, last4, expirationMonth, expirationYear };
}

function isHeight(value: unknown): value is number {
  return typeof value === 'number' && value > 0 && value <= MAX_CARD_FRAME_HEIGHT_PX;
}

function isText(value: unknown, rule: FieldRule): value is string {
  return typeof value === 'string' && findFieldProblem(rule, value) === null;
}

function isWhole(
  value: unknown,
  { min, max }: { readonly min: number; readonly max: number },
): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;
}
