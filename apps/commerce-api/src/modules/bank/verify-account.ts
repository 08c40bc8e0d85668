import type { BankVerificationState } from '@ownpath/contracts/checkout';
import { MAX_DEPOSIT_TRIES } from '@ownpath/domain/approval';
import { sensitive } from '@ownpath/domain/sensitive';
import { DomainError } from '../../domain-error.ts';
import type { BasketRequest } from '../basket/index.ts';
import { insertVerification, listVerifications, moveVerification } from './bank-queries.ts';
import {
  askProvider,
  type BankDependencies,
  loadBankState,
  recordVerified,
  requireBankStep,
} from './bank-state.ts';

/**
 * Opens the provider's window. The row is written before the provider is called, so that a link whose answer is lost is
 * found again. @throws DomainError `Forbidden` for a return address that is not the shop's; as `requireStep`
 */
export async function openBankLink(
  deps: BankDependencies,
  request: BasketRequest & { readonly institutionId: string; readonly returnUrl: string },
): Promise<{ readonly linkUrl: string | null }> {
  const { database, clock, ports, config } = deps;
  const { institutionId, returnUrl, basketId, locale, caller } = request;
  if (new URL(returnUrl).origin !== new URL(config.publicUrl).origin) {
    throw new DomainError('Forbidden', 'The return URL is not a page of the storefront.');
  }
  await requireBankStep(deps, request);
  const { customerId } = caller;
  const row = await insertVerification(database, {
    customerId,
    basketId,
    institutionId,
    createdAt: clock.now(),
  });
  const opened = await askProvider(deps, () =>
    ports.bankVerification.openLink({ reference: row.id, institutionId, returnUrl, locale }),
  );
  if (opened === null) return { linkUrl: null };
  await moveVerification(database, row, { providerReference: opened.linkId });
  return { linkUrl: opened.linkUrl };
}

/** Sends two small deposits. Of the numbers, only the last four digits are stored. @throws DomainError as `requireStep` */
export async function sendBankDeposits(
  deps: BankDependencies,
  request: BasketRequest & { readonly routingNumber: string; readonly accountNumber: string },
): Promise<BankVerificationState> {
  const { database, clock, ports } = deps;
  const { routingNumber, accountNumber, basketId, caller } = request;
  await requireBankStep(deps, request);
  const reference = deps.ids.uuid();
  const sent = await askProvider(deps, () =>
    ports.bankVerification.sendDeposits({
      reference,
      routingNumber: sensitive(routingNumber),
      accountNumber: sensitive(accountNumber),
    }),
  );
  if (sent === null) return loadBankState(deps, request, { outcome: 'unavailable' });
  if (sent.status === 'refused') return loadBankState(deps, request, { outcome: 'refused' });
  await insertVerification(database, {
    customerId: caller.customerId,
    basketId,
    institutionId: '',
    status: 'deposits-sent',
    providerReference: sent.depositsId,
    last4: sent.last4,
    createdAt: clock.now(),
  });
  return loadBankState(deps, request);
}

/**
 * Three tries, counted before the provider is asked.
 * @param request `triesLeft` as shown when the amounts were sent: a repeat with an earlier number costs no try
 * @throws DomainError as `requireStep`, or without deposits
 */
export async function confirmBankDeposits(
  deps: BankDependencies,
  request: BasketRequest & {
    readonly amountsCents: readonly number[];
    readonly triesLeft?: number | undefined;
  },
): Promise<BankVerificationState> {
  const { database, ports } = deps;
  await requireBankStep(deps, request);
  const verifications = await listVerifications(database, request.caller.customerId);
  const sent = verifications.find(({ status }) => status === 'deposits-sent');
  const depositsId = sent?.providerReference;
  if (!sent || !depositsId) return loadBankState(deps, request);
  const { triesLeft = MAX_DEPOSIT_TRIES - sent.attempts } = request;
  if (triesLeft !== MAX_DEPOSIT_TRIES - sent.attempts) return loadBankState(deps, request);
  const attempts = sent.attempts + 1;
  // A double click loses here, and shows what the first one came to.
  if (!(await moveVerification(database, sent, { attempts }))) return loadBankState(deps, request);
  const answer = await askProvider(deps, () =>
    ports.bankVerification.confirmDeposits({ depositsId, amountsCents: request.amountsCents }),
  );
  const tried = { ...sent, attempts };
  if (answer === null) {
    await moveVerification(database, tried, { attempts: sent.attempts });
    return loadBankState(deps, request, { outcome: 'unavailable' });
  }
  if (answer.status === 'confirmed') {
    await recordVerified(deps, tried, {});
    return loadBankState(deps, request);
  }
  if (attempts >= MAX_DEPOSIT_TRIES) {
    await moveVerification(database, tried, { status: 'deposits-failed' });
    // Said even when a bank's window was tried after the deposits were sent.
    return loadBankState(deps, request, { outcome: 'deposits-failed' });
  }
  return loadBankState(deps, request, { outcome: 'wrong-amounts' });
}
