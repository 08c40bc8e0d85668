import { data } from 'react-router';
import type { z } from 'zod';
import { isCommerceError } from '../../platform/commerce/commerce-error.ts';
import { parseForm } from '../../platform/forms/parse-form.server.ts';
import { retryAfter } from '../../platform/http/responses.ts';
import { type AccountAnswer, type AccountProblem, type ProblemTexts, problemTextOf } from './account-form.ts';

const NOT_SHOWN_AGAIN = /password|code/i;

function typedOf(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      typeof value === 'string' && !NOT_SHOWN_AGAIN.test(name) ? [[name, value]] : [],
    ),
  );
}

const answerOf = (form: string, change: Partial<AccountAnswer>): AccountAnswer => ({
  form,
  isDone: false,
  problems: [],
  failure: null,
  typed: {},
  ...change,
});

type Sent = { readonly form: string; readonly fields: FormData; readonly texts: ProblemTexts };

function refuse({ form, fields }: Sent, problems: readonly AccountProblem[]) {
  return data(answerOf(form, { problems, typed: typedOf(fields) }), { status: 422 });
}

const failureIds: Readonly<Record<string, string>> = {
  TooManyRequests: 'identity.failure.tooMany',
  ServiceUnavailable: 'identity.failure.unavailable',
  Timeout: 'identity.failure.unavailable',
  InternalError: 'identity.failure.unavailable',
};

/**
 * Checks a form by its schema and carries it out. A refusal of the commerce API is shown at the field that it names, or as
 * a whole: `failures` has the texts of the codes that the form knows.
 * @throws what is no answer of the commerce API
 */
export async function answerForm<Schema extends z.ZodType>(
  sent: Sent,
  schema: Schema,
  work: (value: z.output<Schema>) => Promise<unknown>,
  failures: Readonly<Record<string, string>> = {},
) {
  const { form, fields, texts } = sent;
  const parsed = parseForm(schema, fields);
  if (!parsed.ok) {
    return refuse(
      sent,
      parsed.problems.map(({ field, code }) => ({ field, messageId: problemTextOf(texts, field, code) })),
    );
  }
  try {
    await work(parsed.value);
    return data(answerOf(form, { isDone: true }));
  } catch (error) {
    if (!isCommerceError(error)) throw error;
    const named = (error.fields ?? []).map(({ path, code }) => ({
      field: path.split('.').at(-1) ?? '',
      code,
    }));
    const known = named.filter(({ field, code }) => `${field}.${code}` in texts || field in texts);
    if (known.length > 0) {
      return refuse(
        sent,
        known.map(({ field, code }) => ({ field, messageId: problemTextOf(texts, field, code) })),
      );
    }
    const { code, status, retryAfterSeconds: waitSeconds } = error;
    const messageId = failures[code] ?? failureIds[code] ?? 'identity.failure.unknown';
    return data(answerOf(form, { failure: { messageId, waitSeconds }, typed: typedOf(fields) }), {
      status,
      headers: retryAfter(waitSeconds),
    });
  }
}
