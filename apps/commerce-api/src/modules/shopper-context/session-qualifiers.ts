import { SessionQualifiers } from '@ownpath/contracts/shopper-context';

const names = Object.keys(SessionQualifiers.shape) as (keyof SessionQualifiers)[];

/** The documented qualifiers of a sent context that say something; nulls and absent ones are left out. */
export function pickSessionQualifiers(sent: SessionQualifiers): SessionQualifiers {
  return Object.fromEntries(
    names.flatMap((name) => (sent[name] === undefined || sent[name] === null ? [] : [[name, sent[name]]])),
  );
}

/** What is stored after a PATCH: sent ones replace, null deletes, the others stay. */
export function mergeSessionQualifiers(
  stored: SessionQualifiers,
  sent: SessionQualifiers,
): SessionQualifiers {
  const changes = Object.fromEntries(names.filter((name) => name in sent).map((name) => [name, sent[name]]));
  return pickSessionQualifiers({ ...stored, ...changes });
}

/** A client address is kept only when the caller wants it evaluated later, as documented. */
export function withoutClientIp(sent: SessionQualifiers): SessionQualifiers {
  const { clientIp: _, ...others } = sent;
  return others;
}

/** Stored JSON as the documented qualifiers; what does not fit any more is dropped. */
export function readSessionQualifiers(stored: Readonly<Record<string, unknown>>): SessionQualifiers {
  const result = SessionQualifiers.safeParse(stored);
  return result.success ? result.data : {};
}
