import type { Database } from '../../database/connect.ts';
import { and, eq } from '../../database/orm.ts';
import { type SandboxEnvelope, sandboxEnvelopes } from '../../database/schema/index.ts';
import { type Envelope, type Ids, PortError, type SignatureService } from '../../ports/index.ts';

const PORT = 'signature-service';

const toEnvelope = (row: SandboxEnvelope): Envelope => ({
  envelopeId: row.id,
  status: row.status,
  signedAt: row.signedAt?.toISOString() ?? null,
  signerName: row.signedAt ? row.signerName : null,
  signerIp: row.signerIp,
  documentSha256: row.documentSha256,
});

/** @throws PortError `rejected` when there is no such envelope */
export async function getSandboxEnvelope(database: Database, envelopeId: string): Promise<SandboxEnvelope> {
  const [row] = await database.select().from(sandboxEnvelopes).where(eq(sandboxEnvelopes.id, envelopeId));
  if (!row) throw new PortError(PORT, 'rejected', 'no such envelope');
  return row;
}

/** Records the signer's action on the provider's pages; a second action on an envelope changes nothing. */
export async function finishSandboxEnvelope(
  database: Database,
  envelopeId: string,
  act:
    | { readonly kind: 'sign'; readonly signerName: string; readonly signerIp: string; readonly now: Date }
    | { readonly kind: 'decline' },
): Promise<SandboxEnvelope> {
  const fields =
    act.kind === 'sign'
      ? { status: 'signed' as const, signerName: act.signerName, signerIp: act.signerIp, signedAt: act.now }
      : { status: 'declined' as const };
  await database
    .update(sandboxEnvelopes)
    .set(fields)
    .where(and(eq(sandboxEnvelopes.id, envelopeId), eq(sandboxEnvelopes.status, 'created')));
  return getSandboxEnvelope(database, envelopeId);
}

/** E-signature provider with a table of its own; the sandbox server shows its pages. */
export function sandboxSignatureService(parts: {
  readonly database: Database;
  readonly ids: Ids;
  /** Origin of the signing pages. */
  readonly origin: string;
  /** The only origin to which signers return. */
  readonly shopOrigin: string;
}): SignatureService {
  const { database, ids, origin, shopOrigin } = parts;
  return {
    async createEnvelope(request) {
      await database
        .insert(sandboxEnvelopes)
        .values({ id: `sbx_env_${ids.secret(18)}`, ...request })
        .onConflictDoNothing({ target: sandboxEnvelopes.idempotencyKey });
      const [row] = await database
        .select()
        .from(sandboxEnvelopes)
        .where(eq(sandboxEnvelopes.idempotencyKey, request.idempotencyKey));
      if (!row) throw new PortError(PORT, 'malformed', 'the envelope was not stored');
      return toEnvelope(row);
    },
    async createSigningUrl({ envelopeId, returnUrl, timeZone }) {
      if (new URL(returnUrl).origin !== shopOrigin)
        throw new PortError(PORT, 'rejected', 'returnUrl is not the shop');
      await getSandboxEnvelope(database, envelopeId);
      await database.update(sandboxEnvelopes).set({ returnUrl }).where(eq(sandboxEnvelopes.id, envelopeId));
      // Each window of the signer returns to where it was opened.
      return `${origin}/sign/${envelopeId}?${new URLSearchParams({ return: returnUrl, zone: timeZone })}`;
    },
    getEnvelope: async (envelopeId) => toEnvelope(await getSandboxEnvelope(database, envelopeId)),
    async voidEnvelope(envelopeId) {
      await database
        .update(sandboxEnvelopes)
        .set({ status: 'voided' })
        .where(and(eq(sandboxEnvelopes.id, envelopeId), eq(sandboxEnvelopes.status, 'created')));
    },
  };
}
