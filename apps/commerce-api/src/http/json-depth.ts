import { DomainError } from '../domain-error.ts';

/** Deepest nesting of JSON in a request, JSON text inside of JSON included. */
export const MAX_JSON_DEPTH = 32;

/**
 * Refuses a value that is nested too deeply, or holds JSON text that is: every level of a text counts as one of the
 * value, so that text in text in text is no way around the limit.
 * @throws DomainError `BadRequest`
 */
export function assertShallow(value: unknown, part: string, depthLeft: number = MAX_JSON_DEPTH): void {
  const inner = typeof value === 'string' ? parseJsonText(value, part) : value;
  if (typeof inner !== 'object' || inner === null) return;
  if (depthLeft === 0) throw tooDeep(part);
  for (const child of Object.values(inner)) assertShallow(child, part, depthLeft - 1);
}

/** The value of a text that is a JSON object or list; undefined for any other text. */
function parseJsonText(text: string, part: string): unknown {
  if (!/^\s*[[{]/.test(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch (error) {
    // A parser that runs out of stack has seen more levels than any limit.
    if (error instanceof RangeError) throw tooDeep(part);
    return undefined;
  }
}

function tooDeep(part: string): DomainError {
  return new DomainError('BadRequest', `The ${part} is nested too deeply.`);
}
