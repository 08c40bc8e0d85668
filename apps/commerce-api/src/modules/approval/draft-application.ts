import type { DraftFields } from '@ownpath/contracts/approval';
import type { Locale } from '@ownpath/domain/site';
import type { Dependencies } from '../../dependencies.ts';
import type { BasketCaller } from '../basket/index.ts';
import { findShopperStore } from '../shopper-context/index.ts';
import { findDraft, planLeftApplication, putDraft } from './draft-queries.ts';

const KEPT_DAYS = 30;
const DAY_MS = 86_400_000;

/** What the shopper typed so far, in any window and on any day within a month. */
export async function getDraft(
  { database, clock }: Pick<Dependencies, 'database' | 'clock'>,
  customerId: string,
): Promise<{ fields: DraftFields }> {
  return { fields: (await findDraft(database, customerId, clock.now()))?.fields ?? {} };
}

/** Saves what changed in one window. Once there is a way to call, the store hears of an application that is left. */
export async function saveDraft(
  { database, clock }: Pick<Dependencies, 'database' | 'clock'>,
  request: {
    readonly caller: BasketCaller;
    readonly locale: Locale;
    readonly fields: DraftFields;
    readonly leadId: string | null;
  },
): Promise<{ fields: DraftFields }> {
  const { caller, locale, fields, leadId } = request;
  const now = clock.now();
  return database.transaction(async (transaction) => {
    const store = await findShopperStore(transaction, caller, now);
    const draft = await putDraft(transaction, {
      customerId: caller.customerId,
      siteId: caller.siteId,
      storeId: store?.id ?? null,
      fields,
      leadId,
      locale,
      createdAt: now,
      updatedAt: now,
      expiresAt: new Date(now.getTime() + KEPT_DAYS * DAY_MS),
    });
    if (draft.leadId !== null) await planLeftApplication(transaction, draft.customerId, draft.leadId, now);
    return { fields: draft.fields };
  });
}
