import type { CommerceClient } from '../../platform/commerce/client.server.ts';
import type { Session } from '../../platform/session/session.server.ts';
import type { TypedApplication } from './application-fields.ts';
import {
  type ApplicationStep,
  BACK,
  isApplicationStep,
  STEP_INPUT,
  savedInputsOf,
  searchOfStep,
  stepAfter,
  stepBefore,
  stepOfField,
} from './application-steps.ts';
import { checkAddress } from './check-address.server.ts';
import { applicationDay, findWrongFields, readTypedApplication } from './parse-application.server.ts';
import { saveDraft } from './save-draft.server.ts';
import {
  type ApplicationOutcome,
  type ApplicationReturned,
  NOTHING_WRONG,
  submitApplication,
} from './submit-application.server.ts';

type Sent = {
  readonly commerce: CommerceClient;
  readonly session: Session;
  readonly form: FormData;
  readonly path: '/instant-approval' | '/checkout';
  readonly query: URLSearchParams;
  readonly now: Date;
};

/** Takes what the application's form sends: a step, which is saved and leads to the next, or the whole application. */
export async function takeApplication(sent: Sent): Promise<ApplicationOutcome> {
  const { commerce, session, form, now } = sent;
  const step = form.get(STEP_INPUT);
  return isApplicationStep(step) && step !== 'review'
    ? takeStep(sent, step)
    : submitApplication(commerce, session, form, now);
}

async function takeStep(sent: Sent, step: ApplicationStep): Promise<ApplicationOutcome> {
  const { commerce, form, path, query, now } = sent;
  const typed = readTypedApplication(form);
  const idempotencyKey = String(form.get('idempotencyKey') ?? '') || crypto.randomUUID();
  const back = (change: Partial<ApplicationReturned>, status: number): ApplicationOutcome => ({
    returned: { ...NOTHING_WRONG, step, typed, idempotencyKey, ...change },
    status,
  });
  const wrong = findWrongFields(typed, applicationDay(now));
  const isBack = form.get(BACK.name) === BACK.value;
  const problems = isBack ? [] : wrong.filter(({ field }) => stepOfField(field) === step);
  if (problems.length > 0) return back({ problems }, 422);
  const outcome = await saveDraft(commerce, form, savedInputsOf(step));
  if (outcome === 'unsupported') return back({ isWhole: true }, 200);
  if (outcome === 'failed') return back({ failureCode: 'NotSaved' }, 503);
  const refused = isBack || step !== 'home' ? null : await findRefusal(commerce, typed);
  if (refused) return back(refused, 422);
  const wrongFields = wrong.map(({ field }) => field);
  const next = isBack ? (stepBefore(step) ?? step) : stepAfter(step, wrongFields);
  return { redirectTo: path + searchOfStep(next, query) };
}

/** Why we do not deliver to the address; null when we do, or it can't be checked now. What is typed is saved already. */
async function findRefusal(
  commerce: CommerceClient,
  typed: TypedApplication,
): Promise<Pick<ApplicationReturned, 'problems' | 'place'> | null> {
  const answer = await checkAddress(commerce, typed);
  if (answer === null || (answer.problems.length === 0 && answer.place === null)) return null;
  const { problems, place } = answer;
  return { problems, place };
}
