/** What a message from the contact page is about. */
export const MESSAGE_TOPICS = ['my-agreement', 'new-rental', 'other'] as const;
export type MessageTopic = (typeof MESSAGE_TOPICS)[number];

/** In characters. */
export const MESSAGE_MAX_LENGTH = 2000;
/** Within so many business days the store answers by e-mail. */
export const MESSAGE_ANSWER_BUSINESS_DAYS = 1;
