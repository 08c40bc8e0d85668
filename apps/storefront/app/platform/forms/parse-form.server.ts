import type { z } from 'zod';

/** What is wrong with a field of a form; `code` is the message of the schema's issue. */
export type FormProblem = { readonly field: string; readonly code: string };

export type ParsedForm<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problems: readonly FormProblem[] };

/**
 * Parses what a form sent by its schema of the contracts.
 * Problems come in the order of the fields, each once; an empty field is only said to be required.
 */
export function parseForm<Schema extends z.ZodType>(
  schema: Schema,
  fields: FormData | Readonly<Record<string, unknown>>,
): ParsedForm<z.output<Schema>> {
  const parsed = schema.safeParse(fields instanceof FormData ? Object.fromEntries(fields) : fields);
  if (parsed.success) return { ok: true, value: parsed.data };
  const codesByField = new Map<string, Set<string>>();
  for (const { path, message } of parsed.error.issues) {
    const field = String(path[0]);
    codesByField.set(field, (codesByField.get(field) ?? new Set()).add(message));
  }
  const problems = [...codesByField].flatMap(([field, codes]) =>
    codes.has('required') ? { field, code: 'required' } : [...codes].map((code) => ({ field, code })),
  );
  return { ok: false, problems };
}
