/**
 * What a text field of a form takes, as plain data. The contract's schema, the attributes of the page's input and the
 * check on each change all come from it. The names are those of the input's properties in React.
 */
export type FieldRule = {
  readonly required: boolean;
  readonly minLength?: number;
  readonly maxLength: number;
  /** Matches the whole text and knows upper from lower case, as the attribute of HTML does. */
  readonly pattern?: string;
  readonly type?: 'email' | 'date';
  readonly inputMode?: 'numeric' | 'decimal';
  readonly autoComplete?: string;
};

/** The fields of a form by the names of their inputs, in reading order. */
export type FormRules = Readonly<Record<string, FieldRule>>;

export type FieldProblem = 'required' | 'invalid';

/** What is wrong with a field's text, or null. White space around the text is the caller's to remove. */
export function findFieldProblem(rule: FieldRule, text: string): FieldProblem | null {
  if (text === '') return rule.required ? 'required' : null;
  if (text.length < (rule.minLength ?? 0) || text.length > rule.maxLength) return 'invalid';
  return rule.pattern === undefined || wholeTextRegExp(rule.pattern).test(text) ? null : 'invalid';
}

/** A field's pattern as a regular expression for the whole text. */
export function wholeTextRegExp(pattern: string): RegExp {
  return new RegExp(`^(?:${pattern})$`);
}
