import type { Locale } from '@ownpath/domain/site';
import { z } from 'zod';
import type { Dependencies } from '../../dependencies.ts';
import {
  DELIVER_MESSAGE,
  findPendingMessage,
  markDelivered,
  markFailed,
  type OutboxMessage,
  putMessage,
  type Queryable,
} from './notifications-queries.ts';

const EMAIL_TOPIC = 'email';
const LETTER_TOPIC = 'letter';
const SMS_TOPIC = 'sms';

export type Email = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly locale: Locale;
  /** Recipient and text are deleted once it is sent. */
  readonly isForgotten?: boolean;
  /** Of a commercial mail: where a mail program stops such mails by one POST, without asking anything (RFC 8058). */
  readonly oneClickStopLink?: string;
};

export type TextMessage = { readonly toPhone: string; readonly text: string };

/** A letter by post, where the law asks for one. */
export type PostedLetter = {
  /** Name and address, line by line. */
  readonly recipient: readonly string[];
  readonly text: string;
  readonly locale: Locale;
};

/** Queues a letter in the caller's transaction; one letter per `key`. */
export async function queueLetter(
  queryable: Queryable,
  key: string,
  letter: PostedLetter,
  now: Date,
): Promise<void> {
  await putMessage(queryable, { topic: LETTER_TOPIC, deduplicationKey: key, payload: letter, now });
}

/** Queues a text message in the caller's transaction; one per `key`. It is deleted once it is sent. */
export async function queueText(
  queryable: Queryable,
  key: string,
  message: TextMessage,
  now: Date,
): Promise<void> {
  await putMessage(queryable, { topic: SMS_TOPIC, deduplicationKey: key, payload: message, now });
}

/** Queues a mail in the caller's transaction; one mail per `key`. */
export async function queueEmail(queryable: Queryable, key: string, email: Email, now: Date): Promise<void> {
  await putMessage(queryable, { topic: EMAIL_TOPIC, deduplicationKey: key, payload: email, now });
}

const EmailPayload = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  locale: z.string(),
  isForgotten: z.boolean().default(false),
  oneClickStopLink: z.url().optional(),
});
const TextPayload = z.object({ toPhone: z.string(), text: z.string() });
const LetterPayload = z.object({ recipient: z.array(z.string()), text: z.string(), locale: z.string() });

/** RFC 2369 and RFC 8058. The sender has to cover both by its DKIM signature. */
const stopHeaders = (link: string | undefined): Readonly<Record<string, string>> =>
  link === undefined
    ? {}
    : { 'List-Unsubscribe': `<${link}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };

/** @returns whether its content is deleted. @throws PortError */
async function send(
  { emailSender, letterSender, smsSender }: Dependencies['ports'],
  { id: messageId, topic, payload }: OutboxMessage,
): Promise<boolean> {
  switch (topic) {
    case EMAIL_TOPIC: {
      const { isForgotten, oneClickStopLink, ...email } = EmailPayload.parse(payload);
      await emailSender.send({ messageId, ...email, headers: stopHeaders(oneClickStopLink) });
      return isForgotten;
    }
    case LETTER_TOPIC:
      await letterSender.send({ messageId, ...LetterPayload.parse(payload) });
      return false;
    case SMS_TOPIC:
      await smsSender.send({ messageId, ...TextPayload.parse(payload) });
      return true;
    default:
      throw new Error(`no provider takes the topic ${topic}`);
  }
}

/**
 * Sends one outbox message to its provider, which drops repeats by the message's id.
 * @throws PortError when the provider refuses it: the queue retries
 */
async function deliverMessage(
  deps: Pick<Dependencies, 'database' | 'clock' | 'ports'>,
  messageId: string,
): Promise<void> {
  const message = await findPendingMessage(deps.database, messageId);
  if (!message) return;
  let isForgotten: boolean;
  try {
    isForgotten = await send(deps.ports, message);
  } catch (error) {
    await markFailed(deps.database, messageId, error instanceof Error ? error.message : 'unknown');
    throw error;
  }
  await markDelivered(deps.database, messageId, deps.clock.now(), isForgotten);
}

/** Handlers of this module's jobs, by kind. */
export function notificationJobs(deps: Pick<Dependencies, 'database' | 'clock' | 'ports'>) {
  return {
    [DELIVER_MESSAGE]: (job: { readonly payload: Readonly<Record<string, unknown>> }) =>
      deliverMessage(deps, String(job.payload.messageId)),
  };
}
