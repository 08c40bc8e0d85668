import { data } from 'react-router';
import type { z } from 'zod';
import { isCommerceError } from '../../platform/commerce/commerce-error.ts';
import { parseForm } from '../../platform/forms/parse-form.server.ts';
import { retryAfter } from '../../platform/http/responses.ts';
import {
  type FormTexts,
  type IdentityProblem,
  type IdentityRefusal,
  type TypedIdentity,
  toIdentityProblem,
} from './identity-answer.ts';

/** The form's values by its schema, or the refusal that names each problem. */
export function checkForm<Schema extends z.ZodType>(
  schema: Schema,
  form: FormData,
  typed: TypedIdentity,
  texts: FormTexts,
) {
  const parsed = parseForm(schema, form);
  if (parsed.ok) return parsed;
  const problems = parsed.problems.map((problem) => toIdentityProblem(problem, texts));
  return { ok: false, refusal: refuseFields(typed, problems) } as const;
}

/** Sends a form back with what is wrong in it. */
export function refuseFields(typed: TypedIdentity, problems: readonly IdentityProblem[]) {
  const refusal: IdentityRefusal = { ok: false, typed, problems, failure: null };
  return data(refusal, { status: 422 });
}

/**
 * Sends a form back with why it failed as a whole. `codes` renames codes that mean something else in this form.
 * @throws what is no answer of the commerce API
 */
export function refuseFor(
  typed: TypedIdentity,
  error: unknown,
  codes: Readonly<Record<string, string>> = {},
) {
  if (!isCommerceError(error)) throw error;
  const { code, status, retryAfterSeconds: waitSeconds } = error;
  const refusal: IdentityRefusal = {
    ok: false,
    typed,
    problems: [],
    failure: { code: codes[code] ?? code, waitSeconds },
  };
  return data(refusal, { status, headers: retryAfter(waitSeconds) });
}
