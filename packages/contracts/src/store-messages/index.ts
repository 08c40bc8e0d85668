import { MESSAGE_MAX_LENGTH, MESSAGE_TOPICS } from '@ownpath/domain/servicing';
import { z } from 'zod';
import { CalendarDateText, defineCustomEndpoint, renamed } from '../wire/index.ts';

/** A message from the contact page. The specification has no such call; its shape is ours. */
export const sendStoreMessage = defineCustomEndpoint({
  id: 'sendStoreMessage',
  summary: 'Write to a store, which answers by e-mail. The same request key is one message',
  api: 'store-message',
  endpoint: 'sendstoremessage',
  body: renamed({
    requestKey: ['requestKey', z.uuid()],
    /** `00000`: no store, the head office answers. */
    storeNumber: ['storeNumber', z.string().regex(/^\d{5}$/)],
    topic: ['topic', z.enum(MESSAGE_TOPICS)],
    /** The signed-in caller's agreement that it is about: its store answers then. */
    agreementNumber: ['agreementNumber', z.string().max(32).nullable().optional()],
    message: ['message', z.string().trim().min(1).max(MESSAGE_MAX_LENGTH)],
    email: ['email', z.string().trim().max(254)],
  }),
  response: renamed({
    /** The store answers until then. */
    answerBy: ['answerByDate', CalendarDateText],
    /** Who answers; `00000`: the head office. */
    answeringStore: ['storeNumber', z.string()],
  }),
});
