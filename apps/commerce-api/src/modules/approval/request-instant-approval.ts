import type { ApplicationForm, InstantApprovalResponse } from '@ownpath/contracts/approval';
import { calendarDateIn } from '@ownpath/domain/dates';
import type { Locale } from '@ownpath/domain/site';
import type { Dependencies } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import { findActiveApproval, isActiveDecline } from '../active-approval/index.ts';
import { type BasketCaller, findOpenBasket, priceBasket, weeklyCartCents } from '../basket/index.ts';
import { limitAttempts } from '../rate-limits/index.ts';
import { findShopperStoreRow } from '../shopper-context/index.ts';
import { locateDelivery, requireDelivery } from '../stores/index.ts';
import { applicationIdOf, findApplication, findLatestApplication } from './approval-queries.ts';
import { checkApplication } from './check-application.ts';
import { completeApplication } from './complete-application.ts';
import { decideApplication } from './decide-application.ts';
import { pageOfApproval, pageOfOpenApplication } from './find-existing-approval.ts';
import { openApplication } from './open-application.ts';

export type InstantApprovalRequest = {
  readonly caller: BasketCaller;
  readonly locale: Locale;
  readonly form: ApplicationForm;
  readonly idempotencyKey: string;
  readonly clientIp: string;
};

async function weeklyCartOf(
  deps: Pick<Dependencies, 'database'>,
  request: InstantApprovalRequest,
  now: Date,
): Promise<number> {
  const basket = await findOpenBasket(deps.database, request.caller, now);
  if (!basket) return 0;
  const { lines } = await priceBasket(deps.database, basket, request.caller, request.locale, now);
  return weeklyCartCents(lines);
}

/**
 * One decision per application: the same key and form always give the same answer. A store without a decision engine
 * gets the application as a lead.
 * @throws DomainError `StoreRequired`, `StateNotServed`, `OutsideDeliveryArea`, `InvalidParameters`,
 *   `IdempotencyKeyReused`, `TooManyRequests`
 */
export async function requestInstantApproval(
  deps: Dependencies,
  request: InstantApprovalRequest,
): Promise<InstantApprovalResponse> {
  const { caller, idempotencyKey, clientIp } = request;
  const { database, clock } = deps;
  const now = clock.now();
  const store = await findShopperStoreRow(database, caller, now);
  if (!store) throw new DomainError('StoreRequired', 'Choose a store first: it is the lessor.');
  const form = await completeApplication(deps, caller.customerId, request.form);
  const today = calendarDateIn(now, store.timeZone);
  checkApplication(form, store.stateCode, {
    today,
    acceptsSandboxNumbers: deps.config.acceptsSandboxNumbers ?? false,
  });
  await limitAttempts(deps, { call: 'application', clientIp, account: caller.customerId });
  const current = await findActiveApproval(database, caller.customerId, now);
  if (isActiveDecline(current, now)) {
    const declined = await findLatestApplication(database, caller.customerId);
    return { pageName: 'Declined', tempBasket: declined?.basketId ?? null, approval: current };
  }
  const place = await locateDelivery(deps, form, 'body.application');
  const isRepeated =
    (await findApplication(database, applicationIdOf(caller.customerId, idempotencyKey))) !== null;
  if (!isRepeated) await requireDelivery(database, store, place, now);
  const cartWeeklyCents = await weeklyCartOf(deps, request, now);
  const application = await openApplication(deps, {
    caller,
    form,
    idempotencyKey,
    storeId: store.id,
    cartWeeklyCents,
    place,
    isDecidedByStore: !store.isDecisionEngineEnabled,
  });
  const status = await decideApplication(deps, application, store, { locale: request.locale });
  const approval =
    status === 'decided' ? await findActiveApproval(database, caller.customerId, clock.now()) : null;
  return {
    pageName: approval ? pageOfApproval(approval) : pageOfOpenApplication(status),
    tempBasket: application.basketId,
    approval,
  };
}
