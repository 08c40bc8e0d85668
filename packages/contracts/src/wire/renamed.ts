import { z } from 'zod';

/** Our name of a field, its name on the wire and how its value is written there. */
type Fields = Readonly<Record<string, readonly [wireName: string, schema: z.ZodType]>>;
type WireShape<F extends Fields> = { -readonly [Name in keyof F as F[Name][0]]: F[Name][1] };
/** Undefined where the wire leaves a field out. */
export type Renamed<F extends Fields> = { [Name in keyof F]: z.output<F[Name][1]> };

/** An object whose fields have other names on the wire; values go through their own codecs. */
export function renamed<const F extends Fields>(fields: F) {
  const entries = Object.entries(fields);
  const shape = Object.fromEntries(entries.map(([, [wireName, schema]]) => [wireName, schema]));
  const WireObject = z.object(shape as WireShape<F>);
  type Wire = z.output<typeof WireObject>;
  return z.codec(WireObject, z.custom<Renamed<F>>(), {
    decode: (wire) =>
      Object.fromEntries(
        entries.map(([name, [wireName]]) => [name, (wire as Record<string, unknown>)[wireName]]),
      ) as Renamed<F>,
    encode: (value) =>
      Object.fromEntries(
        entries.flatMap(([name, [wireName]]) => {
          const field = (value as Record<string, unknown>)[name];
          return field === undefined ? [] : [[wireName, field]];
        }),
      ) as Wire,
  });
}
