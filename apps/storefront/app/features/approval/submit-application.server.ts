import { getInstantApproval } from '@ownpath/contracts/approval';
import { routeOfApprovalPage } from '@ownpath/domain/approval';
import type { CommerceClient } from '../../platform/commerce/client.server.ts';
import { type CommerceError, isCommerceError } from '../../platform/commerce/commerce-error.ts';
import type { TypedApplication } from './application-fields.ts';
import { fieldOfContractPath } from './application-problems.ts';
import { type ApplicationProblem, parseApplication, readTypedApplication } from './parse-application.server.ts';

/** Sent back to the form: what was typed (without the SSN), what is wrong, and the key for the next try. */
export type ApplicationReturned = {
  readonly typed: TypedApplication;
  readonly problems: readonly ApplicationProblem[];
  readonly failureCode: string | null;
  readonly idempotencyKey: string;
};

export type ApplicationOutcome =
  | { readonly redirectTo: string }
  | { readonly returned: ApplicationReturned; readonly status: number };

/** Codes that mean "nobody decided": the shopper goes to the page that says so. */
const SERVICE_FAILURES = ['Timeout', 'ServiceUnavailable', 'InternalError', 'MalformedAnswer'];

/** Sends the application once and says where the decision leads (specification section 2). */
export async function submitApplication(
  commerce: CommerceClient,
  form: FormData,
  now: Date,
): Promise<ApplicationOutcome> {
  const typed = readTypedApplication(form);
  const idempotencyKey = String(form.get('idempotencyKey') ?? '') || crypto.randomUUID();
  const back = (change: Partial<ApplicationReturned>, status: number): ApplicationOutcome => ({
    returned: { typed, problems: [], failureCode: null, idempotencyKey, ...change },
    status,
  });
  const parsed = parseApplication(typed, String(form.get('ssn') ?? ''), now.toISOString().slice(0, 10));
  if (!parsed.ok) return back({ problems: parsed.problems }, 422);
  try {
    const { pageName } = await commerce.call(getInstantApproval, {
      body: { application: parsed.application, idempotencyKey },
    });
    return { redirectTo: routeOfApprovalPage(pageName) };
  } catch (error) {
    if (!isCommerceError(error)) throw error;
    if (SERVICE_FAILURES.includes(error.code)) return { redirectTo: '/service-failure' };
    const problems = problemsOf(error);
    if (problems.length > 0) return back({ problems }, 422);
    const isKeySpent = error.code === 'IdempotencyKeyReused';
    return back(
      { failureCode: error.code, ...(isKeySpent && { idempotencyKey: crypto.randomUUID() }) },
      error.status,
    );
  }
}

function problemsOf(error: CommerceError): ApplicationProblem[] {
  return (error.fields ?? []).flatMap(({ path }) => {
    const field = fieldOfContractPath(path);
    return field ? [{ field, kind: 'invalid' as const }] : [];
  });
}
