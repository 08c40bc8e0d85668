import type { Database } from '../../database/connect.ts';
import { sandboxMessages } from '../../database/schema/index.ts';
import { PortError, type SmsSender } from '../../ports/index.ts';

/** Phones that end so are never reached: every try fails. */
const UNREACHABLE_PHONE_ENDING = '5550199';

/** Puts text messages into the sandbox mailbox (table `sandbox_messages`); a repeated message id is dropped. */
export function sandboxSmsSender(parts: { readonly database: Database }): SmsSender {
  return {
    async send({ messageId, toPhone, text }) {
      if (toPhone.endsWith(UNREACHABLE_PHONE_ENDING))
        throw new PortError('sms-sender', 'unavailable', 'HTTP 503');
      await parts.database
        .insert(sandboxMessages)
        .values({ id: messageId, channel: 'sms', recipient: toPhone, subject: null, body: text })
        .onConflictDoNothing();
    },
  };
}
