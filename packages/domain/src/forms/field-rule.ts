/**
 * Constraints of a form's text field, as plain data. The contract's schema, the attributes of the page's input and the
 * check on each change all come from it. The names are those of the input's properties in React.
 */
export type FieldRule = {
  readonly required: boolean;
  readonly minLength?: number;
  readonly maxLength: number;
  /** Matches the whole text, case-sensitive, like the HTML attribute. */
  readonly pattern?: string;
  readonly type?: 'email' | 'date';
  readonly inputMode?: 'numeric' | 'decimal';
  readonly autoComplete?: string;
};

/** The fields of a form by input name, in reading order. */
export type FormRules = Readonly<Record<string, FieldRule>>;

export type FieldProblem = 'required' | 'invalid';

/** The problem of a field's text, or null. The caller removes surrounding white space. */
export function findFieldProblem(rule: FieldRule, text: string): FieldProblem | null {
  if (text === '') return rule.required ? 'required' : null;
  if (text.length < (rule.minLength ?? 0) || text.length > rule.maxLength) return 'invalid';
  return rule.pattern === undefined || wholeTextRegExp(rule.pattern).test(text) ? null : 'invalid';
}

/** A field's pattern as a regular expression for the whole text. */
export function wholeTextRegExp(pattern: string): RegExp {
  return new RegExp(`^(?:${pattern})$`);
}
