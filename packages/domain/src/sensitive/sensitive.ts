const REDACTED = '[redacted]';

/**
 * A value that must not leak by accident: SSN, birth date, bank numbers. It cannot be printed, serialized, compared or
 * concatenated as text. `reveal` is the only access and is easy to search for.
 */
export class Sensitive<T> {
  readonly #value: T;

  constructor(value: T) {
    this.#value = value;
  }

  /** The value itself. Call it only where the value is encrypted or passed to the provider that needs it. */
  reveal(): T {
    return this.#value;
  }

  toString(): string {
    return REDACTED;
  }

  toJSON(): string {
    return REDACTED;
  }

  valueOf(): string {
    return REDACTED;
  }

  [Symbol.toPrimitive](): string {
    return REDACTED;
  }

  /** Output of Node's `util.inspect` and `console.log`. */
  [Symbol.for('nodejs.util.inspect.custom')](): string {
    return REDACTED;
  }
}

export function sensitive<T>(value: T): Sensitive<T> {
  return new Sensitive(value);
}

/** The last characters, which a form may show: `6789` of an SSN. Empty for shorter values. */
export function lastFour(value: Sensitive<string>): string {
  const text = value.reveal();
  return text.length > 4 ? text.slice(-4) : '';
}
