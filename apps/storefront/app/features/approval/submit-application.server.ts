import { type ApplicationForm, getInstantApproval } from '@ownpath/contracts/approval';
import { applicationFormFor } from '@ownpath/contracts/forms';
import { routeOfApprovalPage } from '@ownpath/domain/approval';
import { calendarDateIn, HEAD_OFFICE_TIME_ZONE } from '@ownpath/domain/dates';
import type { CommerceClient } from '../../platform/commerce/client.server.ts';
import { type CommerceError, isCommerceError } from '../../platform/commerce/commerce-error.ts';
import { parseForm } from '../../platform/forms/parse-form.server.ts';
import { retryAfter } from '../../platform/http/responses.ts';
import { findPlaceProblem } from '../../shared/delivery/place-problem.server.ts';
import type { PlaceProblem } from '../../shared/delivery/place-problem.ts';
import type { ApplicationField, TypedApplication } from './application-fields.ts';
import { type ApplicationProblem, fieldOfContractPath, isAddressProblem } from './application-problems.ts';
import { findPhoneMatch, matchedIdentityOf } from './load-application.server.ts';

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
};

export type ApplicationOutcome =
  | { readonly redirectTo: string }
  | { readonly returned: ApplicationReturned; readonly status: number };

const NOTHING_WRONG = {
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
  form: FormData,
  { now, isSignedIn }: { readonly now: Date; readonly isSignedIn: boolean },
): Promise<ApplicationOutcome> {
  const typed = readTypedApplication(form);
  const idempotencyKey = String(form.get('idempotencyKey') ?? '') || crypto.randomUUID();
  const back = (change: Partial<ApplicationReturned>, status: number): ApplicationOutcome => ({
    returned: { ...NOTHING_WRONG, typed, idempotencyKey, ...change },
    status,
  });
  const ssn = String(form.get('ssn') ?? '');
  const isIdentityKnown = isLeftToMatch(typed, ssn) && (await hasMatchedIdentity(commerce));
  const parsed = parseApplication(typed, ssn, calendarDateIn(now, HEAD_OFFICE_TIME_ZONE), isIdentityKnown);
  if (!parsed.ok) return back({ problems: parsed.problems }, 422);
  try {
    const { pageName } = await commerce.call(getInstantApproval, {
      body: { application: parsed.application, idempotencyKey },
    });
    return { redirectTo: routeOfApprovalPage(pageName, isSignedIn) };
  } catch (error) {
    if (!isCommerceError(error)) throw error;
    if (SERVICE_FAILURES.includes(error.code)) {
      return { redirectTo: routeOfApprovalPage('ServiceFailure', isSignedIn) };
    }
    const problems = problemsOf(error);
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

function isLeftToMatch({ birthMonth, birthDay, birthYear }: TypedApplication, ssn: string): boolean {
  return ssn.trim() === '' || `${birthMonth}${birthDay}${birthYear}` === '';
}

/** The engine has birth date and SSN of a confirmed phone match. */
async function hasMatchedIdentity(commerce: CommerceClient): Promise<boolean> {
  const { born, ssn } = matchedIdentityOf(await findPhoneMatch(commerce));
  return born !== null && ssn !== null;
}

function problemsOf(error: CommerceError): ApplicationProblem[] {
  return (error.fields ?? []).flatMap(({ path, code }) => {
    const field = fieldOfContractPath(path.replace(/^body\./, ''));
    return field ? [{ field, kind: isAddressProblem(code) ? code : ('invalid' as const) }] : [];
  });
}

/** Status and headers of the page that gives a form back. */
export function statusOf({ returned, status }: Extract<ApplicationOutcome, { status: number }>) {
  return { status, headers: retryAfter(returned.waitSeconds) };
}

/** The form as it was typed, after the shopper changed to the store that delivers to the address. */
export function returnForm(form: FormData): ApplicationReturned {
  const idempotencyKey = crypto.randomUUID();
  return { ...NOTHING_WRONG, typed: readTypedApplication(form), idempotencyKey, isStoreChanged: true };
}

export type ParsedApplication =
  | { readonly ok: true; readonly application: ApplicationForm }
  | { readonly ok: false; readonly problems: readonly ApplicationProblem[] };

export function readTypedApplication(form: FormData): TypedApplication {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: text('email'),
    phone: text('phone'),
    birthMonth: text('birthMonth'),
    birthDay: text('birthDay'),
    birthYear: text('birthYear'),
    address1: text('address1'),
    address2: text('address2'),
    city: text('city'),
    stateCode: text('stateCode').toUpperCase(),
    postalCode: text('postalCode'),
    yearsAtAddress: text('yearsAtAddress'),
    monthsAtAddress: text('monthsAtAddress'),
    monthlyIncome: text('monthlyIncome'),
    payFrequency: text('payFrequency'),
    nextPayday: text('nextPayday'),
    hasConsented: form.get('consent') !== null,
  };
}

/** Checks the form as people fill it in (`$2,600`, `(214) 555-0142`, `900-00-1050`) and returns what is sent. */
export function parseApplication(
  typed: TypedApplication,
  ssn: string,
  today: string,
  isIdentityKnown = false,
): ParsedApplication {
  const { birthMonth, birthDay, birthYear, yearsAtAddress, monthsAtAddress, hasConsented, ...texts } = typed;
  const parsed = parseForm(applicationFormFor(today, isIdentityKnown), {
    ...texts,
    ssn,
    dateOfBirth: { month: birthMonth, day: birthDay, year: birthYear },
    timeAtAddress: { years: yearsAtAddress, months: monthsAtAddress },
    consent: hasConsented ? 'on' : undefined,
  });
  if (parsed.ok) return { ok: true, application: parsed.value };
  const problems = parsed.problems.map(
    ({ field, code }): ApplicationProblem => ({
      field: field as ApplicationField,
      kind: code === 'range' || code === 'hidden' ? code : 'invalid',
    }),
  );
  return { ok: false, problems };
}
