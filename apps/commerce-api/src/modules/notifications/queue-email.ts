import type { Locale } from '@ownpath/domain/site';
import { putMessage, type Queryable } from './notifications-queries.ts';

export const EMAIL_TOPIC = 'email';

export type Email = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly locale: Locale;
};

/** Mail that goes out once what it tells of is committed; `key` makes it one mail however often it is asked for. */
export async function queueEmail(queryable: Queryable, key: string, email: Email, now: Date): Promise<void> {
  await putMessage(queryable, { topic: EMAIL_TOPIC, deduplicationKey: key, payload: email, now });
}
