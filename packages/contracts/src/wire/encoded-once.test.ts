import { expect, test } from 'vitest';
import { z } from 'zod';
import { encodedOnce } from './encoded-once.ts';

const Wire = z.object({ price: z.number() });
const Decoded = z.object({ priceCents: z.int() });
let encodings = 0;
const Price = encodedOnce(
  z.codec(Wire, Decoded, {
    decode: ({ price }) => ({ priceCents: Math.round(price * 100) }),
    encode: ({ priceCents }) => {
      encodings += 1;
      return { price: priceCents / 100 };
    },
  }),
);
const Prices = z.array(Price);

test('an object is encoded once, another of the same content anew', () => {
  const kept = { priceCents: 1999 };
  encodings = 0;
  expect(z.encode(Prices, [kept, kept])).toEqual([{ price: 19.99 }, { price: 19.99 }]);
  expect(z.encode(Prices, [kept, { priceCents: 1999 }])).toEqual([{ price: 19.99 }, { price: 19.99 }]);
  expect(encodings).toBe(2);
});

test('what is not valid is refused every time', () => {
  const broken = { priceCents: 19.5 };
  for (let time = 0; time < 2; time += 1) expect(z.safeEncode(Prices, [broken]).success).toBe(false);
});

test('what comes in is decoded as ever', () => {
  const wire = { price: 19.99 };
  expect(z.decode(Prices, [wire, wire])).toEqual([{ priceCents: 1999 }, { priceCents: 1999 }]);
  expect(z.safeDecode(Prices, [{ price: 'much' }] as never).success).toBe(false);
});
