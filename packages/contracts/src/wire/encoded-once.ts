import type { z } from 'zod';

/**
 * The same codec, which encodes an object once and answers what it made of it from then on: for objects that are kept,
 * never changed and sent again and again. What comes in is decoded as ever.
 */
export function encodedOnce<Codec extends z.ZodCodec>(codec: Codec): Codec {
  const once = codec.clone();
  const { run } = once._zod;
  const encoded = new WeakMap<object, unknown>();
  once._zod.run = (payload, context) => {
    const { value } = payload;
    if (context.direction !== 'backward' || typeof value !== 'object' || value === null) {
      return run(payload, context);
    }
    if (encoded.has(value)) {
      payload.value = encoded.get(value);
      return payload;
    }
    const result = run(payload, context);
    if (!(result instanceof Promise) && result.issues.length === 0) encoded.set(value, result.value);
    return result;
  };
  return once;
}
