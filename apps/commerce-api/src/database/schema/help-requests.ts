import { HELP_KINDS, HELP_OUTCOMES } from '@ownpath/domain/servicing';
import { LOCALES } from '@ownpath/domain/site';
import { check, pgTable, sql, text, uniqueIndex } from '../orm.ts';
import { agreements } from './agreements.ts';
import { createdAt, instant, oneOf, publicId } from './columns.ts';

/** What a customer who cannot pay asks the store for, and its answer. */
export const helpRequests = pgTable(
  'help_requests',
  {
    id: publicId(),
    agreementId: text('agreement_id')
      .notNull()
      .references(() => agreements.id, { onDelete: 'restrict' }),
    kind: text('kind', { enum: HELP_KINDS }).notNull(),
    /** In the customer's words; deleted with the answer, because it may tell of an illness or a loss. */
    message: text('message'),
    locale: text('locale', { enum: LOCALES }).notNull(),
    requestKey: text('request_key').notNull(),
    /** Null until the store has answered. */
    outcome: text('outcome', { enum: HELP_OUTCOMES }),
    answer: text('answer'),
    answeredAt: instant('answered_at'),
    createdAt: createdAt(),
  },
  (request) => [
    oneOf('help_requests_kind_check', request.kind, HELP_KINDS),
    oneOf('help_requests_locale_check', request.locale, LOCALES),
    oneOf('help_requests_outcome_check', request.outcome, HELP_OUTCOMES),
    check(
      'help_requests_answered_check',
      sql`(${request.outcome} is null) = (${request.answeredAt} is null)`,
    ),
    uniqueIndex('help_requests_key').on(request.agreementId, request.requestKey),
    uniqueIndex('help_requests_one_open_key').on(request.agreementId).where(sql`${request.outcome} is null`),
  ],
);

export type HelpRequest = typeof helpRequests.$inferSelect;
