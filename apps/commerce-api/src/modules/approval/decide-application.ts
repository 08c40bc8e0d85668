import { type DecisionWorth, isApprovalExpired, isWorseDecision } from '@ownpath/domain/approval';
import { calendarDateIn } from '@ownpath/domain/dates';
import type { Locale } from '@ownpath/domain/site';
import type { Dependencies } from '../../dependencies.ts';
import { type Decision, type DecisionRequest, PortError } from '../../ports/index.ts';
import { findActiveApproval, isActiveDecline, lockApprovalHolders } from '../active-approval/index.ts';
import { sumActiveWeeklyCents } from '../agreements/index.ts';
import { queueEmail } from '../notifications/index.ts';
import { isPhoneMatched } from '../phone-match/index.ts';
import {
  type ApprovalApplication,
  changeApplication,
  type DecidedDecision,
  insertDecision,
  lockApplication,
} from './approval-queries.ts';
import { decisionNoticeEmail, isAdverse } from './decision-notice-email.ts';

type DecisionDependencies = Pick<Dependencies, 'database' | 'clock' | 'vault' | 'ports' | 'log' | 'config'>;

type DecidingStore = {
  readonly timeZone: string;
  readonly phone: string;
  readonly isIdentityVerificationEnabled: boolean;
};

/** Statuses in which a decision may be requested: none yet, or the last request failed. */
const UNDECIDED: readonly ApprovalApplication['status'][] = ['deciding', 'service-failure'];

/** A quiz holds the decision back until the identity is settled. */
const isUndecided = (status: ApprovalApplication['status'], identity: DecisionRequest['identity']) =>
  identity === 'open' ? UNDECIDED.includes(status) : status === 'identity-quiz';

async function askEngine(
  deps: DecisionDependencies,
  application: ApprovalApplication,
  timeZone: string,
  identity: DecisionRequest['identity'],
): Promise<Decision> {
  const { database, vault, ports, clock } = deps;
  const { ssnSensitiveId, dateOfBirthSensitiveId } = application;
  if (!ssnSensitiveId || !dateOfBirthSensitiveId) throw new Error('the application has no identity data');
  const [ssn, dateOfBirth, activeWeeklyCents, hasPhoneMatch] = [
    await vault.open(ssnSensitiveId, 'ssn'),
    await vault.open(dateOfBirthSensitiveId, 'date-of-birth'),
    await sumActiveWeeklyCents(database, application.customerId, calendarDateIn(clock.now(), timeZone)),
    await isPhoneMatched(database, { ...application, phone: application.phone ?? '' }),
  ];
  return ports.decisionEngine.decide({
    applicationId: application.id,
    storeId: application.storeId ?? '',
    stateCode: application.stateCode ?? '',
    firstName: application.firstName ?? '',
    lastName: application.lastName ?? '',
    email: application.email ?? '',
    phone: application.phone ?? '',
    dateOfBirth,
    ssn,
    address1: application.address1 ?? '',
    address2: application.address2,
    city: application.city ?? '',
    postalCode: application.postalCode ?? '',
    monthsAtAddress: application.monthsAtResidence ?? 0,
    monthlyIncomeCents: application.monthlyIncomeCents ?? 0,
    payFrequency: application.payFrequency ?? 'WEEKLY',
    nextPayday: application.nextPayday ?? '',
    cartWeeklyCents: application.cartWeeklyCents ?? 0,
    activeWeeklyCents,
    isPhoneMatched: hasPhoneMatch,
    identity,
    today: calendarDateIn(clock.now(), timeZone),
  });
}

function worthOf(decision: DecidedDecision, now: Date, timeZone: string): DecisionWorth {
  const { response, weeklyLimitCents, weeklyUsedCents, expiresOn } = decision;
  return {
    response,
    weeklyLeftCents: Math.max(0, weeklyLimitCents - weeklyUsedCents),
    isExpired: isApprovalExpired({ approvedOn: now.toISOString(), expiresOn }, now, timeZone),
  };
}

/** A store that asks no questions online looks at an ID in person: the decision is then conditional. */
async function askForStore(
  deps: DecisionDependencies,
  application: ApprovalApplication,
  store: DecidingStore,
  identity: DecisionRequest['identity'],
): Promise<Decision> {
  const decision = await askEngine(deps, application, store.timeZone, identity);
  if (decision.kind !== 'quiz' || identity !== 'open' || store.isIdentityVerificationEnabled) return decision;
  return askEngine(deps, application, store.timeZone, 'by-id');
}

/** After a quiz, no decision leaves it as it is, and a request for another quiz is for the store's team. */
function statusOf(
  decision: Decision | null,
  before: ApprovalApplication['status'],
): ApprovalApplication['status'] {
  const isAfterQuiz = before === 'identity-quiz';
  if (decision === null) return isAfterQuiz ? before : 'service-failure';
  if (decision.kind === 'decided') return 'decided';
  if (decision.kind === 'web-form') return decision.why;
  return isAfterQuiz ? 'manual-review' : 'identity-quiz';
}

/**
 * Calls the decision engine outside of any transaction and stores its answer. A provider that is slow, down or sends
 * an invalid answer makes the application a service failure, never an approval; a later submit tries again. A decided
 * application is not decided again, and a decline of a concurrent application is not replaced. A valid approval stays in
 * force when the new decision is worse for the shopper.
 */
export async function decideApplication(
  deps: DecisionDependencies,
  application: ApprovalApplication,
  store: DecidingStore,
  { locale, identity = 'open' }: { readonly locale: Locale; readonly identity?: DecisionRequest['identity'] },
): Promise<ApprovalApplication['status']> {
  if (!isUndecided(application.status, identity)) return application.status;
  let decision: Decision | null = null;
  try {
    decision = await askForStore(deps, application, store, identity);
  } catch (error) {
    if (!(error instanceof PortError)) throw error;
    deps.log.warn(
      { fault: error.fault, applicationId: application.id },
      'the decision engine gave no decision',
    );
  }
  const now = deps.clock.now();
  const status = await deps.database.transaction(async (transaction) => {
    await lockApprovalHolders(transaction, [application.customerId]);
    const current = await lockApplication(transaction, application.id);
    if (!isUndecided(current.status, identity)) return current.status;
    const status = statusOf(decision, current.status);
    if (decision?.kind === 'decided') {
      const earlier = await findActiveApproval(transaction, current.customerId, now);
      const keptId =
        earlier && isWorseDecision(worthOf(decision, now, store.timeZone), earlier)
          ? earlier.approvalId
          : null;
      if (!isActiveDecline(earlier, now)) {
        await insertDecision(transaction, current, decision, keptId, now);
        if (isAdverse(decision) && current.email) {
          const notice = {
            decision,
            isEarlierKept: keptId !== null,
            decidedOn: calendarDateIn(now, store.timeZone),
            firstName: current.firstName ?? '',
            storePhone: store.phone,
          };
          const to = { to: current.email, locale, shopUrl: deps.config.publicUrl };
          await queueEmail(transaction, `decision:${current.id}`, decisionNoticeEmail(notice, to), now);
        }
      }
    }
    await changeApplication(
      transaction,
      application.id,
      { status, ...(decision ? { externalId: decision.externalId } : {}) },
      now,
    );
    return status;
  });
  await deps.database.flush();
  return status;
}
