import { z } from 'zod';
import type { Dependencies } from '../../dependencies.ts';
import { DELIVER_MESSAGE, findPendingMessage, markDelivered, markFailed } from './notifications-queries.ts';
import { EMAIL_TOPIC } from './queue-email.ts';

const EmailPayload = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  locale: z.string(),
});

/**
 * Hands one outbox message to its party, which drops repeats by the message's id.
 * @throws PortError when the party does not take it: the queue tries again
 */
async function deliverMessage(
  deps: Pick<Dependencies, 'database' | 'clock' | 'ports'>,
  messageId: string,
): Promise<void> {
  const message = await findPendingMessage(deps.database, messageId);
  if (!message || message.topic !== EMAIL_TOPIC) return;
  try {
    await deps.ports.emailSender.send({ messageId, ...EmailPayload.parse(message.payload) });
  } catch (error) {
    await markFailed(deps.database, messageId, error instanceof Error ? error.message : 'unknown');
    throw error;
  }
  await markDelivered(deps.database, messageId, deps.clock.now());
}

/** Handlers of this module's jobs, by kind. */
export function notificationJobs(deps: Pick<Dependencies, 'database' | 'clock' | 'ports'>) {
  return {
    [DELIVER_MESSAGE]: (job: { readonly payload: Readonly<Record<string, unknown>> }) =>
      deliverMessage(deps, String(job.payload.messageId)),
  };
}
