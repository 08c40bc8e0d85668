import type { Database } from '../../database/connect.ts';
import { sandboxMessages } from '../../database/schema/index.ts';
import { type EmailSender, PortError } from '../../ports/index.ts';

/** Addresses at this host are never delivered: every try fails. */
const UNREACHABLE_HOST = 'bounce.example';

/** Puts mail into the sandbox mailbox (table `sandbox_messages`); a repeated message id is dropped. */
export function sandboxEmailSender(parts: { readonly database: Database }): EmailSender {
  return {
    async send({ messageId, to, subject, text }) {
      if (to.endsWith(`@${UNREACHABLE_HOST}`)) throw new PortError('email-sender', 'unavailable', 'HTTP 503');
      await parts.database
        .insert(sandboxMessages)
        .values({ id: messageId, channel: 'email', recipient: to, subject, body: text })
        .onConflictDoNothing();
    },
  };
}
