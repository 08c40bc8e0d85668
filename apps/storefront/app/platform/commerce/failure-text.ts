/** What came back of a call that failed. */
export type FailedAnswer = {
  readonly status: number;
  readonly code: string;
  readonly statusText?: string;
  readonly body?: string;
};

/** Of a body, in one line of a log. */
const MAX_BODY_LENGTH = 500;

/** The words of specification section 8, by the call; they are for logs, and shown to nobody. */
const texts: Readonly<Record<string, (answer: FailedAnswer) => string>> = {
  searchProducts: ({ status, statusText = '', body = '' }) =>
    `Request failed ${status} ${statusText} ${body.slice(0, MAX_BODY_LENGTH)}`,
  getCustomPreferences: ({ status }) => `HTTP error! Status: ${status}`,
  geocode: ({ status }) => `HTTP error! status: ${status}`,
  getContent: ({ status }) => `Request failed with status ${status}`,
};

/** One line that tells which call failed, and how. */
export function failureText(endpointId: string, answer: FailedAnswer): string {
  // An answer in another shape is no failed request.
  const isSaid = Object.hasOwn(texts, endpointId) && answer.code !== 'MalformedAnswer';
  const toText = isSaid ? texts[endpointId] : undefined;
  const text = toText?.(answer) ?? `${endpointId} answered ${answer.status} ${answer.code}`;
  return text.replaceAll(/\s+/g, ' ').trim();
}
