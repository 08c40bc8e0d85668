import { createHash } from 'node:crypto';
import type { Dependencies } from '../../dependencies.ts';

/**
 * Header in which a client sends the proofs of earlier sign-ins on the shopper's device, separated by commas, and in
 * which a sign-in or a new password answers a new one (docs/decisions/0034-limits-and-known-devices.md).
 */
export const KNOWN_DEVICE_HEADER = 'x-known-device';

const PROOF_MS = 180 * 24 * 60 * 60 * 1000;
/** Proofs of one device that are read: a family's accounts. */
const MAX_PROOFS = 4;

type Parts = Pick<Dependencies, 'tokens' | 'clock'>;

const subjectOf = (login: string) =>
  createHash('sha256').update(`known-device:${login.trim().toLowerCase()}`).digest('base64url');

/** A proof that this login signed in on the device. */
export function createDeviceProof(deps: Parts, login: string): Promise<string> {
  const expiresAt = new Date(deps.clock.now().getTime() + PROOF_MS);
  return deps.tokens.signProof({ subject: subjectOf(login), expiresAt });
}

/** The id of the device when one of its proofs is for this login. */
export async function findKnownDevice(
  deps: Parts,
  header: string | null,
  login: string,
): Promise<string | null> {
  const proofs = (header ?? '').split(',').slice(0, MAX_PROOFS);
  for (const proof of proofs) {
    const read = await deps.tokens.readProof(proof.trim());
    if (read?.subject === subjectOf(login)) return read.id;
  }
  return null;
}

export function deviceHeaders(deviceProof: string | null): Record<string, string> {
  return deviceProof === null ? {} : { [KNOWN_DEVICE_HEADER]: deviceProof };
}
