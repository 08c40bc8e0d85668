const REDACTED = '[redacted]';

/** A value that must not leave by accident: SSN, birth date, bank numbers. It refuses to print, to serialise and
 *  to be compared or joined as text; `reveal` is the one way to it, and easy to search for. */
export class Sensitive<T> {
  readonly #value: T;

  constructor(value: T) {
    this.#value = value;
  }

  /** The value itself. Call it only where the value is encrypted or handed to the party that needs it. */
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

  /** What Node's `util.inspect` and `console.log` show. */
  [Symbol.for('nodejs.util.inspect.custom')](): string {
    return REDACTED;
  }
}

export function sensitive<T>(value: T): Sensitive<T> {
  return new Sensitive(value);
}

/** The last characters, which a form may echo: `6789` of an SSN. Shorter values give nothing away. */
export function lastFour(value: Sensitive<string>): string {
  const text = value.reveal();
  return text.length > 4 ? text.slice(-4) : '';
}
