/** What a customer who needs more than a few days asks the store for. */
export const HELP_KINDS = ['new-payday', 'smaller-item', 'send-back', 'something-else'] as const;
export type HelpKind = (typeof HELP_KINDS)[number];

/** The store's answer: it agrees, it calls the customer, or it cannot do this. */
export const HELP_OUTCOMES = ['agreed', 'call', 'not-possible'] as const;
export type HelpOutcome = (typeof HELP_OUTCOMES)[number];

/** Longest message to the store, in characters. */
export const HELP_MESSAGE_MAX_LENGTH = 500;
/** Within so many business days the store answers; later, the customer is asked to call. */
export const HELP_ANSWER_BUSINESS_DAYS = 1;
