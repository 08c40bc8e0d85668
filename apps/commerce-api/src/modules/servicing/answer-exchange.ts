import { calendarDateIn } from '@ownpath/domain/dates';
import { sensitive } from '@ownpath/domain/sensitive';
import { exchangeChoiceEnd } from '@ownpath/domain/servicing';
import { z } from 'zod';
import type { Dependencies } from '../../dependencies.ts';
import { type Exchange, findExchange, moveExchange } from '../exchanges/index.ts';
import { queueEmail } from '../notifications/index.ts';
import { type AnswerOfStore, askHelpDesk, type StoreJob } from './ask-help-desk.ts';
import { exchangeEmail } from './exchange-email.ts';
import { findAgreement, findMailTarget, findServicedStore } from './payment-help-queries.ts';

type Parts = Pick<Dependencies, 'database' | 'clock' | 'ports' | 'log' | 'config'>;

export const ASK_FOR_EXCHANGE = 'ask-for-exchange';

const Payload = z.object({ requestId: z.string(), round: z.int() });
const STATUS_OF = { agreed: 'agreed', call: 'call', 'not-possible': 'refused' } as const;

/** Stores the answer with the mail about it, once; from then on the new item can be ordered. */
async function settle(
  { database, clock, config }: Parts,
  exchange: Exchange,
  { outcome, text: answer }: AnswerOfStore,
): Promise<void> {
  const now = clock.now();
  await database.transaction(async (transaction) => {
    const agreement = await findAgreement(transaction, exchange.agreementId);
    const store = agreement && (await findServicedStore(transaction, agreement.storeId));
    if (!agreement || !store) return;
    const status = STATUS_OF[outcome];
    const chooseBy = status === 'agreed' ? exchangeChoiceEnd(calendarDateIn(now, store.timeZone)) : null;
    const fields = { status, answer, answeredAt: now, chooseBy };
    if (!(await moveExchange(transaction, exchange.id, ['asked'], fields, now))) return;
    const target = await findMailTarget(transaction, agreement.customerId);
    if (!target) return;
    const { locale } = exchange;
    const { agreementNumber } = agreement;
    const shown = { name: agreement.name[locale], agreementNumber, status, answer, chooseBy };
    const mail = exchangeEmail(shown, { to: target.email, locale, shopUrl: config.publicUrl });
    await queueEmail(transaction, `exchange-answer:${exchange.id}`, mail, now);
  });
  await database.flush();
}

/**
 * Asks the store whether it exchanges what is rented, again and again while there is no answer.
 * @throws PortError: the queue retries
 */
export async function askForExchange(deps: Parts, job: StoreJob): Promise<void> {
  const { requestId, round } = Payload.parse(job.payload);
  const exchange = await findExchange(deps.database, requestId);
  const agreement = exchange && (await findAgreement(deps.database, exchange.agreementId));
  if (!agreement || exchange.status !== 'asked') return;
  // Bought, returned or cancelled meanwhile: there is nothing left to exchange, and no answer to wait for.
  if (agreement.status !== 'active') {
    const { database, clock } = deps;
    await database.transaction((transaction) =>
      moveExchange(transaction, requestId, ['asked'], { status: 'cancelled' }, clock.now()),
    );
    return;
  }
  const answer = await askHelpDesk(deps, job, {
    jobKind: ASK_FOR_EXCHANGE,
    round,
    createdAt: exchange.createdAt,
    ask: {
      reference: requestId,
      storeNumber: agreement.storeId,
      agreementNumber: agreement.agreementNumber,
      kind: 'exchange',
      message: exchange.wish === null ? null : sensitive(exchange.wish),
      locale: exchange.locale,
    },
  });
  if (answer) await settle(deps, exchange, answer);
}
