import { getInstantApproval, type PageName } from '@ownpath/contracts/approval';
import { routeOfApprovalPage } from '@ownpath/domain/approval';
import type { CommerceClient } from '../../platform/commerce/client.server.ts';
import { isCommerceError } from '../../platform/commerce/commerce-error.ts';
import { retryAfter } from '../../platform/http/responses.ts';
import type { Session } from '../../platform/session/session.server.ts';
import { findPlaceProblem } from '../../shared/delivery/place-problem.server.ts';
import type { PlaceProblem } from '../../shared/delivery/place-problem.ts';
import type { TypedApplication } from './application-fields.ts';
import { type ApplicationProblem, problemsOfError } from './application-problems.ts';
import { type ApplicationStep, isApplicationStep, STEP_INPUT, stepToOpen } from './application-steps.ts';
import { expectDecisionPage } from './decision-notice.server.ts';
import { findPhoneMatch, matchedIdentityOf } from './load-application.server.ts';
import { applicationDay, parseApplication, readTypedApplication } from './parse-application.server.ts';

/** Sent back to the form: what was typed (without the SSN), what is wrong, and the key for the next try. */
export type ApplicationReturned = {
  readonly typed: TypedApplication;
  readonly problems: readonly ApplicationProblem[];
  readonly failureCode: string | null;
  /** When to try again, where that is known. */
  readonly waitSeconds: number | null;
  readonly idempotencyKey: string;
  /** Why nothing can be delivered to the address. */
  readonly place: PlaceProblem | null;
  /** The shopper changed to the store that delivers to the address; nothing was sent yet. */
  readonly isStoreChanged: boolean;
  /** The step that the answer belongs to. */
  readonly step: ApplicationStep;
  /** The platform saves no steps: everything is asked at once. */
  readonly isWhole: boolean;
};

export type ApplicationOutcome =
  | { readonly redirectTo: string }
  | { readonly returned: ApplicationReturned; readonly status: number };

export const NOTHING_WRONG = {
  step: 'review',
  isWhole: false,
  problems: [],
  failureCode: null,
  waitSeconds: null,
  place: null,
  isStoreChanged: false,
} as const;

/** Codes that mean that no decision was made: the shopper goes to the page that says so. */
const SERVICE_FAILURES = ['Timeout', 'ServiceUnavailable', 'InternalError', 'MalformedAnswer'];

/** Sends the application once and says where the decision leads (specification section 2). */
export async function submitApplication(
  commerce: CommerceClient,
  session: Session,
  form: FormData,
  now: Date,
): Promise<ApplicationOutcome> {
  const isSignedIn = session.read().tokens?.isRegistered === true;
  const decidedAt = (page: PageName): ApplicationOutcome => {
    expectDecisionPage(session);
    return { redirectTo: routeOfApprovalPage(page, isSignedIn) };
  };
  const typed = readTypedApplication(form);
  const idempotencyKey = String(form.get('idempotencyKey') ?? '') || crypto.randomUUID();
  // Sent at once, without steps, it comes back so.
  const isWhole = form.get(STEP_INPUT) === null;
  const back = (change: Partial<ApplicationReturned>, status: number): ApplicationOutcome => ({
    returned: {
      ...NOTHING_WRONG,
      step: firstStepOf(change.problems),
      isWhole,
      typed,
      idempotencyKey,
      ...change,
    },
    status,
  });
  const ssn = String(form.get('ssn') ?? '');
  const isIdentityKnown = isLeftToMatch(typed, ssn) && (await hasMatchedIdentity(commerce));
  const parsed = parseApplication(typed, ssn, applicationDay(now), isIdentityKnown);
  if (!parsed.ok) return back({ problems: parsed.problems }, 422);
  try {
    const { pageName } = await commerce.call(getInstantApproval, {
      body: { application: parsed.application, idempotencyKey },
    });
    return decidedAt(pageName);
  } catch (error) {
    if (!isCommerceError(error)) throw error;
    if (SERVICE_FAILURES.includes(error.code)) {
      return decidedAt('ServiceFailure');
    }
    const problems = problemsOfError(error);
    if (problems.length > 0) return back({ problems }, 422);
    const place = await findPlaceProblem(commerce, error, typed.stateCode);
    if (place) return back({ place }, error.status);
    const isKeySpent = error.code === 'IdempotencyKeyReused';
    return back(
      {
        failureCode: error.code,
        waitSeconds: error.retryAfterSeconds,
        ...(isKeySpent && { idempotencyKey: crypto.randomUUID() }),
      },
      error.status,
    );
  }
}

/** The first step with a problem, which an earlier one may have. */
function firstStepOf(problems: readonly ApplicationProblem[] = []): ApplicationStep {
  return stepToOpen(
    'review',
    problems.map(({ field }) => field),
  );
}

function isLeftToMatch({ birthMonth, birthDay, birthYear }: TypedApplication, ssn: string): boolean {
  return ssn.trim() === '' || `${birthMonth}${birthDay}${birthYear}` === '';
}

/** The engine has birth date and SSN of a confirmed phone match. */
async function hasMatchedIdentity(commerce: CommerceClient): Promise<boolean> {
  const { born, ssn } = matchedIdentityOf(await findPhoneMatch(commerce));
  return born !== null && ssn !== null;
}

/** Status and headers of the page that gives a form back. */
export function statusOf({ returned, status }: Extract<ApplicationOutcome, { status: number }>) {
  return { status, headers: retryAfter(returned.waitSeconds) };
}

/** The form as it was typed, after the shopper changed to the store that delivers to the address. */
export function returnForm(form: FormData): ApplicationReturned {
  const idempotencyKey = crypto.randomUUID();
  const sent = form.get(STEP_INPUT);
  return {
    ...NOTHING_WRONG,
    ...(isApplicationStep(sent) ? { step: sent } : { isWhole: true }),
    typed: readTypedApplication(form),
    idempotencyKey,
    isStoreChanged: true,
  };
}
