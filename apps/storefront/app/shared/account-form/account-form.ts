/** What is wrong with a field, as the id of a text. */
export type AccountProblem = { readonly field: string; readonly messageId: string };

/** The answer to one of the forms of a page, whose name is `form`. */
export type AccountAnswer = {
  readonly form: string;
  readonly isDone: boolean;
  readonly problems: readonly AccountProblem[];
  /** Why the whole form was refused; `waitSeconds` until the next try, where that is known. */
  readonly failure: { readonly messageId: string; readonly waitSeconds: number | null } | null;
  /** What was typed, to be filled in again; never a password. */
  readonly typed: Readonly<Record<string, string>>;
};

/** The ids of the texts for a field's problems, by field or by `field.code`. */
export type ProblemTexts = Readonly<Record<string, string>>;

export function problemTextOf(texts: ProblemTexts, field: string, code: string): string {
  return texts[`${field}.${code}`] ?? texts[field] ?? 'identity.failure.unknown';
}
