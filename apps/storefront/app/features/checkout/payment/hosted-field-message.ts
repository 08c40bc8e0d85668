import type { HostedFieldMessage } from '@ownpath/contracts/checkout';

/**
 * A message of the gateway's card fields, or null for anything else. Checked by hand, so that no schema library
 * travels to the browser; the caller has checked origin and source.
 */
export function readHostedFieldMessage(data: unknown): HostedFieldMessage | null {
  if (typeof data !== 'object' || data === null || !('type' in data)) return null;
  const message: { type: unknown } & Record<string, unknown> = { ...data };
  switch (message.type) {
    case 'ready':
    case 'resize':
      return isHeight(message.height) ? { type: message.type, height: message.height } : null;
    case 'error':
      return isText(message.code, 60) ? { type: 'error', code: message.code } : null;
    case 'token':
      return readToken(message);
    default:
      return null;
  }
}

function readToken(message: Record<string, unknown>): HostedFieldMessage | null {
  const { token, brand, last4, expirationMonth, expirationYear } = message;
  if (!isText(token, 200) || !isText(brand, 40) || !isText(last4, 4) || !/^\d{4}$/.test(last4)) return null;
  if (!isWhole(expirationMonth, 1, 12) || !isWhole(expirationYear, 2000, 2100)) return null;
  return { type: 'token', token, brand, last4, expirationMonth, expirationYear };
}

/** The tallest that the frame may make itself. */
const MAX_FRAME_HEIGHT_PX = 2_000;

function isHeight(value: unknown): value is number {
  return typeof value === 'number' && value > 0 && value <= MAX_FRAME_HEIGHT_PX;
}

function isText(value: unknown, maxLength: number): value is string {
  return typeof value === 'string' && value !== '' && value.length <= maxLength;
}

function isWhole(value: unknown, min: number, max: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;
}
