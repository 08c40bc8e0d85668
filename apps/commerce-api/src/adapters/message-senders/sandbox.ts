import type { Database } from '../../database/connect.ts';
import { sandboxMessages } from '../../database/schema/index.ts';
import {
  type Clock,
  type EmailSender,
  type LetterSender,
  PortError,
  type SmsSender,
} from '../../ports/index.ts';

type Parts = { readonly database: Database; readonly clock: Clock };

/** Mail to this host fails at every attempt. */
const UNREACHABLE_HOST = 'bounce.example';

/** Puts mail into the sandbox mailbox (table `sandbox_messages`); a repeated message id is ignored. */
export function sandboxEmailSender(parts: Parts): EmailSender {
  return {
    async send({ messageId, to, subject, text, headers }) {
      if (to.endsWith(`@${UNREACHABLE_HOST}`)) throw new PortError('email-sender', 'unavailable', 'HTTP 503');
      await parts.database
        .insert(sandboxMessages)
        .values({
          id: messageId,
          channel: 'email',
          recipient: to,
          subject,
          body: text,
          headers,
          createdAt: parts.clock.now(),
        })
        .onConflictDoNothing();
    },
  };
}

/** Puts letters into the sandbox mailbox (table `sandbox_messages`); a repeated message id is ignored. */
export function sandboxLetterSender(parts: Parts): LetterSender {
  return {
    async send({ messageId, recipient, text }) {
      await parts.database
        .insert(sandboxMessages)
        .values({
          id: messageId,
          channel: 'letter',
          recipient: recipient.join('\n'),
          subject: null,
          body: text,
          createdAt: parts.clock.now(),
        })
        .onConflictDoNothing();
    },
  };
}

/** Texts to phones with this ending fail at every attempt. */
const UNREACHABLE_PHONE_ENDING = '5550199';

/** Puts text messages into the sandbox mailbox (table `sandbox_messages`); a repeated message id is ignored. */
export function sandboxSmsSender(parts: Parts): SmsSender {
  return {
    async send({ messageId, toPhone, text }) {
      if (toPhone.endsWith(UNREACHABLE_PHONE_ENDING))
        throw new PortError('sms-sender', 'unavailable', 'HTTP 503');
      await parts.database
        .insert(sandboxMessages)
        .values({
          id: messageId,
          channel: 'sms',
          recipient: toPhone,
          subject: null,
          body: text,
          createdAt: parts.clock.now(),
        })
        .onConflictDoNothing();
    },
  };
}
