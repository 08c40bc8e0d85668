import { createHash } from 'node:crypto';
import { phoneDigitsOf } from '@ownpath/domain/account';
import { MAX_OFFER_TEXTS_A_MONTH, readTextReply } from '@ownpath/domain/profile';
import type { Dependencies } from '../../dependencies.ts';
import { queueText } from '../notifications/index.ts';
import { stopOffersTo } from './stop-offers.ts';
import { deleteSuppression } from './subscriptions-queries.ts';

/** Both languages: nobody knows which one a phone reads. */
const answers = {
  stop: 'Rowan & Co.: You won’t get any more texts from us. / No recibirá más mensajes de texto nuestros.',
  start:
    'Rowan & Co.: You can get texts from us again. Reply STOP to end. / Puede volver a recibir nuestros mensajes. Responda STOP para cancelar.',
  help: `Rowan & Co.: Deals by text, up to ${MAX_OFFER_TEXTS_A_MONTH} a month. Message and data rates may apply. Reply STOP to end. / Ofertas por mensaje, hasta ${MAX_OFFER_TEXTS_A_MONTH} al mes. Pueden aplicarse tarifas. Responda STOP para cancelar.`,
} as const;

/**
 * A text that a phone sent to our number, as the provider hands it over: STOP and whatever means it end our offers at
 * once and are confirmed by one text (47 CFR 64.1200(a)(10) and (12)). The same message again changes nothing.
 */
export async function receiveText(
  deps: Pick<Dependencies, 'database' | 'clock'>,
  { fromPhone, text, messageId }: { fromPhone: string; text: string; messageId: string },
): Promise<void> {
  const address = phoneDigitsOf(fromPhone);
  const reply = readTextReply(text);
  if (reply === 'other') return;
  const contact = { channel: 'sms', address } as const;
  if (reply === 'stop') await stopOffersTo(deps, contact, 'reply');
  if (reply === 'start') await deleteSuppression(deps.database, contact);
  const key = createHash('sha256').update(`${address} ${messageId}`).digest('base64url');
  await queueText(
    deps.database,
    `text-reply:${key}`,
    { toPhone: address, text: answers[reply] },
    deps.clock.now(),
  );
}
