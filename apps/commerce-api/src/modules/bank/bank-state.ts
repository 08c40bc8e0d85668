import type { BankVerificationState } from '@ownpath/contracts/checkout';
import { MAX_DEPOSIT_TRIES } from '@ownpath/domain/approval';
import type { Dependencies } from '../../dependencies.ts';
import { type BankInstitution, PortError } from '../../ports/index.ts';
import { satisfyDocument } from '../active-approval/index.ts';
import type { BasketRequest } from '../basket/index.ts';
import { loadCheckout, requireStep } from '../checkout/index.ts';
import { type BankAccountRow, listVerifications, moveVerification } from './bank-queries.ts';

export type BankDependencies = Pick<Dependencies, 'database' | 'clock' | 'ids' | 'ports' | 'log' | 'config'>;
type Outcome = BankVerificationState['lastOutcome'];

/** The result of a provider's call; null when it gives no answer. */
export async function askProvider<Answer>(
  { log }: Pick<BankDependencies, 'log'>,
  call: () => Promise<Answer>,
): Promise<Answer | null> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof PortError)) throw error;
    log.warn({ fault: error.fault }, 'the bank-linking provider gave no answer');
    return null;
  }
}

/** The step must be due, or passed: @throws DomainError as `requireStep` */
export async function requireBankStep(deps: BankDependencies, request: BasketRequest) {
  const checkout = await loadCheckout(deps.database, request, deps.clock.now());
  requireStep(checkout, 'bank-verification');
  return checkout;
}

/** Stores a verified account: bank and last four digits. A bank account that the approval asked for is handed in. */
export async function recordVerified(
  { database, clock }: BankDependencies,
  verification: BankAccountRow,
  fields: { readonly last4?: string; readonly institutionName?: string },
): Promise<void> {
  const now = clock.now();
  await database.transaction(async (transaction) => {
    const change = { ...fields, status: 'linked' as const, linkedAt: now };
    if (!(await moveVerification(transaction, verification, change))) return;
    await satisfyDocument(transaction, verification.customerId, 'BANK', now);
  });
  await database.flush();
}

/** Asks for the result of a window that was opened: it counts also when the shopper never came back from it. */
async function finishLink(deps: BankDependencies, verification: BankAccountRow): Promise<Outcome> {
  if (verification.status !== 'started' || verification.providerReference === null) return null;
  const linkId = verification.providerReference;
  const link = await askProvider(deps, () => deps.ports.bankVerification.getLink(linkId));
  if (link === null) return 'unavailable';
  if (link.status === 'linked') {
    await recordVerified(deps, verification, { last4: link.last4, institutionName: link.institutionName });
  } else if (link.status !== 'open') {
    const { status, institutionName } = link;
    await moveVerification(deps.database, verification, { status, institutionName });
  }
  return null;
}

const OUTCOMES: Partial<Record<BankAccountRow['status'], Exclude<Outcome, null>>> = {
  locked: 'locked',
  'invalid-credentials': 'invalid-credentials',
  'insufficient-funds': 'insufficient-funds',
  cancelled: 'cancelled',
  'deposits-failed': 'deposits-failed',
};

/** How far the shopper's verification is; results that are open at the provider are fetched first. */
export async function loadBankState(
  deps: BankDependencies,
  request: BasketRequest,
  { bankName = '', outcome = null }: { readonly bankName?: string; readonly outcome?: Outcome } = {},
): Promise<BankVerificationState> {
  await requireBankStep(deps, request);
  const { customerId } = request.caller;
  let missing: Outcome = null;
  // Of windows in two tabs, either may be finished.
  for (const verification of await listVerifications(deps.database, customerId)) {
    missing = (await finishLink(deps, verification)) ?? missing;
  }
  const { facts } = await loadCheckout(deps.database, request, deps.clock.now());
  const verifications = await listVerifications(deps.database, customerId);
  const [latest = null] = verifications;
  const deposits = verifications.find(({ status }) => status === 'deposits-sent');
  const banks: readonly BankInstitution[] =
    (await askProvider(deps, () => deps.ports.bankVerification.listInstitutions({ name: bankName }))) ?? [];
  return {
    isVerified: facts.isBankVerified,
    lastOutcome: outcome ?? missing ?? (latest && OUTCOMES[latest.status]) ?? null,
    institutionName: latest?.institutionName ?? null,
    deposits:
      deposits && !facts.isBankVerified
        ? { last4: deposits.last4 ?? '', triesLeft: MAX_DEPOSIT_TRIES - deposits.attempts }
        : null,
    banks: [...banks],
  };
}
