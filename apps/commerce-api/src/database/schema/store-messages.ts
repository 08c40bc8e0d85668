import { MESSAGE_TOPICS } from '@ownpath/domain/servicing';
import { LOCALES } from '@ownpath/domain/site';
import { check, pgTable, sql, text, uniqueIndex } from '../orm.ts';
import { agreements } from './agreements.ts';
import { createdAt, indexOn, instant, oneOf, publicId } from './columns.ts';
import { stores } from './stores.ts';

/** What somebody wrote to a store on the contact page. */
export const storeMessages = pgTable(
  'store_messages',
  {
    id: publicId(),
    /** Null: the head office. */
    storeId: text('store_id').references(() => stores.id, { onDelete: 'restrict' }),
    topic: text('topic', { enum: MESSAGE_TOPICS }).notNull(),
    /** The customer's agreement that it is about, if they chose one. */
    agreementId: text('agreement_id').references(() => agreements.id, { onDelete: 'restrict' }),
    /** In the writer's words. It, the address and the agreement are deleted with the answer: none is needed afterwards. */
    message: text('message'),
    email: text('email'),
    locale: text('locale', { enum: LOCALES }).notNull(),
    requestKey: text('request_key').notNull(),
    /** Null until the store has answered. */
    answeredAt: instant('answered_at'),
    createdAt: createdAt(),
  },
  (message) => [
    oneOf('store_messages_topic_check', message.topic, MESSAGE_TOPICS),
    oneOf('store_messages_locale_check', message.locale, LOCALES),
    check(
      'store_messages_answered_check',
      sql`(${message.answeredAt} is null) = (${message.message} is not null and ${message.email} is not null)`,
    ),
    indexOn('store_messages_store_idx', message.storeId),
    indexOn('store_messages_agreement_idx', message.agreementId),
    uniqueIndex('store_messages_request_key').on(message.requestKey),
  ],
);

export type StoreMessage = typeof storeMessages.$inferSelect;
