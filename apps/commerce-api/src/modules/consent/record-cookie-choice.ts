import type { Dependencies } from '../../dependencies.ts';
import { findPreference } from '../preferences/index.ts';
import { type CookieChoice, insertCookieChoice } from './consent-queries.ts';

/** Kept for so many days where the retailer's preference `consentProofDays` says nothing. */
const PROOF_DAYS = 730;
const DAY_MS = 86_400_000;

/** Stores what was asked and answered, and when the proof may go; the first record of an id stands. */
export async function storeCookieChoice(
  deps: Dependencies,
  choice: Omit<CookieChoice, 'createdAt' | 'expiresAt'>,
): Promise<void> {
  const now = deps.clock.now();
  const days = await findPreference(deps, 'consentProofDays');
  const keptMs = (typeof days === 'number' && days > 0 ? days : PROOF_DAYS) * DAY_MS;
  const expiresAt = new Date(now.getTime() + keptMs);
  await insertCookieChoice(deps.database, { ...choice, createdAt: now, expiresAt });
}
