import type { ReturnSettlement } from '@ownpath/contracts/servicing';
import { givenBackState, refundKeyOf } from '../payments/index.ts';
import { findReturn, listCaptureIds, listRefunds, type Queryable } from './returns-queries.ts';
import type { AgreementSettlement } from './settle-agreement.ts';

/** What a return would settle. */
export function toSettlement(settlement: AgreementSettlement): ReturnSettlement {
  const { lines, suspenseCents, totalCents, lastDay, atStoreCents, back } = settlement;
  return {
    lastDay,
    lines: [...lines],
    suspenseCents,
    totalCents,
    atStoreCents,
    back: back.map(({ captureId: _captureId, ...method }) => ({ ...method, state: 'planned' as const })),
  };
}

/** What an agreement was settled with when its goods were taken back; null for one that has not ended so. */
export async function findSettlement(
  queryable: Queryable,
  agreementId: string,
): Promise<ReturnSettlement | null> {
  const row = await findReturn(queryable, agreementId);
  if (!row) return null;
  const captures = await listCaptureIds(queryable, agreementId);
  const keys = captures.map((captureId) => refundKeyOf({ captureId, agreementId }));
  const refunds = keys.length === 0 ? [] : await listRefunds(queryable, keys);
  const back = refunds.map(({ state, captureState, ...refund }) => ({
    ...refund,
    state: givenBackState(state, captureState),
  }));
  const sent = back.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return {
    lastDay: row.lastDay,
    lines: row.lines.map((line) => ({ ...line })),
    suspenseCents: row.suspenseCents,
    totalCents: row.totalCents,
    atStoreCents: Math.max(0, row.totalCents - sent),
    back,
  };
}
