import { decideApplication } from '@ownpath/domain/approval';
import { addDays } from '@ownpath/domain/dates';
import {
  type Decision,
  type DecisionEngine,
  type DecisionRequest,
  PortError,
  type VerificationType,
} from '../../ports/index.ts';
import { realSleep, type Sleep, withTimeLimit } from '../time-limit.ts';
import { type SandboxOutcome, sandboxOutcomeOf } from './sandbox-outcomes.ts';

const PORT = 'decision-engine';
/** Time limit of a decision (docs/sandbox.md); the shopper waits meanwhile. */
const DECISION_TIME_LIMIT_MS = 3000;
const APPROVAL_DAYS = 30;

const reportAgency = {
  name: 'Meridian Consumer Reporting (sandbox)',
  phone: '1-800-555-0142',
  address: 'P.O. Box 4410, Columbus, OH 43216',
};

type Decided = Extract<Decision, { kind: 'decided' }>;

function decided(request: DecisionRequest, fields: Partial<Decided> & Pick<Decided, 'response'>): Decided {
  return {
    kind: 'decided',
    externalId: `sbx-decision-${request.applicationId}`,
    weeklyLimitCents: 0,
    weeklyUsedCents: request.activeWeeklyCents,
    expiresOn: addDays(request.today, APPROVAL_DAYS),
    conditionalReason: null,
    verificationTypes: [],
    verifyCode: null,
    verifyLevel: 0,
    reasons: [],
    reportAgency: null,
    isHighRisk: false,
    ...fields,
  };
}

/** Approved for less than the cart asks for: the decision says why, as a decline does. */
function withReasons(decision: Decision, { cartWeeklyCents, activeWeeklyCents }: DecisionRequest): Decision {
  if (decision.kind !== 'decided' || decision.response === 2 || decision.reasons.length > 0) return decision;
  if (cartWeeklyCents <= decision.weeklyLimitCents - decision.weeklyUsedCents) return decision;
  const hasRent = activeWeeklyCents > 0 || decision.weeklyUsedCents > 0;
  return { ...decision, reasons: ['AMOUNT_BY_INCOME', ...(hasRent ? ['AMOUNT_BY_RENT'] : [])] };
}

function forced(request: DecisionRequest, outcome: SandboxOutcome): Decision {
  switch (outcome.kind) {
    case 'approved':
      return decided(request, {
        response: 1,
        weeklyLimitCents: outcome.weeklyLimitCents,
        weeklyUsedCents: outcome.weeklyUsedCents + request.activeWeeklyCents,
        expiresOn: addDays(request.today, outcome.isExpired ? -1 : APPROVAL_DAYS),
      });
    case 'conditional':
      return decided(request, {
        response: 4,
        weeklyLimitCents: 60_00,
        conditionalReason: outcome.reason,
        verificationTypes: outcome.types,
        verifyLevel: outcome.types.length,
        isHighRisk: outcome.isHighRisk,
      });
    case 'declined':
      return decided(request, {
        response: 2,
        reasons: [outcome.reason],
        reportAgency: outcome.isReportUsed ? reportAgency : null,
      });
    case 'quiz':
      if (request.identity === 'verified') return decided(request, { response: 1, weeklyLimitCents: 60_00 });
      if (request.identity === 'by-id') {
        return forced(request, {
          kind: 'conditional',
          types: ['ID'],
          reason: 'ID_REQUIRED',
          isHighRisk: false,
        });
      }
      return {
        kind: 'quiz',
        externalId: `sbx-quiz-${outcome.quiz}-${request.applicationId}`,
      };
    case 'web-form':
      return {
        kind: 'web-form',
        externalId: `sbx-${outcome.why}-${request.applicationId}`,
        why: outcome.why,
      };
    case 'fault':
      throw new PortError(PORT, 'unavailable', 'HTTP 500');
    case 'timeout':
      throw new PortError(PORT, 'timeout', 'no answer');
  }
}

const documentByReason: Readonly<Record<string, VerificationType>> = {
  'short-residence': 'RESIDENCE',
  'identity-not-matched': 'ID',
  'high-limit': 'INCOME',
};
const codeOf = (reason: string) => reason.toUpperCase().replaceAll('-', '_');

function byDefaultRule(request: DecisionRequest): Decision {
  const { response, weeklyLimitDollars, reasons } = decideApplication(
    {
      dateOfBirth: request.dateOfBirth.reveal(),
      monthlyIncomeCents: request.monthlyIncomeCents,
      monthsAtResidence: request.monthsAtAddress,
      isIdentityMatched: request.isPhoneMatched,
      activeWeeklyRentCents: request.activeWeeklyCents,
    },
    request.today,
  );
  // The rule's limit excludes active agreements; the approval's limit includes them.
  const isDeclined = response === 2;
  const types = isDeclined ? [] : reasons.flatMap((reason) => documentByReason[reason] ?? []);
  return decided(request, {
    response,
    weeklyLimitCents: isDeclined ? 0 : weeklyLimitDollars * 100 + request.activeWeeklyCents,
    conditionalReason: response === 4 ? codeOf(reasons[0] ?? 'ID_REQUIRED') : null,
    verificationTypes: types,
    verifyLevel: types.length,
    reasons: isDeclined ? reasons.map(codeOf) : [],
  });
}

/** Deterministic decisions: forced by `900-00-xxxx` numbers, else by the demo retailer's rule. */
export function sandboxDecisionEngine(
  options: { readonly timeLimitMs?: number; readonly sleep?: Sleep } = {},
): DecisionEngine {
  const { timeLimitMs = DECISION_TIME_LIMIT_MS, sleep = realSleep } = options;
  return {
    decide: (request) =>
      withTimeLimit(PORT, timeLimitMs, sleep, async (signal) => {
        const outcome = sandboxOutcomeOf(request.ssn.reveal());
        if (outcome === null) return withReasons(byDefaultRule(request), request);
        if (outcome.kind === 'timeout') await sleep(10 * timeLimitMs, signal);
        return withReasons(forced(request, outcome), request);
      }),
  };
}
