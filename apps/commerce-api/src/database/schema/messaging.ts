import { check, index, integer, jsonb, pgTable, primaryKey, sql, text, uniqueIndex, uuid } from '../orm.ts';
import { createdAt, instant, oneOf } from './columns.ts';

export const outboxStatuses = ['pending', 'delivered'] as const;
export type OutboxStatus = (typeof outboxStatuses)[number];

/** Calls to providers, written in the transaction that requests them and delivered by a job. */
export const outboxMessages = pgTable(
  'outbox_messages',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    topic: text('topic').notNull(),
    /** Must not contain sensitive values; refer to `sensitive_values` by id. */
    payload: jsonb('payload').$type<Readonly<Record<string, unknown>>>().notNull(),
    /** Makes two writes of the same message one. */
    deduplicationKey: text('deduplication_key').notNull(),
    correlationId: text('correlation_id'),
    status: text('status', { enum: outboxStatuses }).notNull().default('pending'),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    createdAt: createdAt(),
    nextAttemptAt: instant('next_attempt_at').notNull().defaultNow(),
    deliveredAt: instant('delivered_at'),
  },
  (message) => [
    oneOf('outbox_messages_status_check', message.status, outboxStatuses),
    check('outbox_messages_attempts_check', sql`${message.attempts} >= 0`),
    uniqueIndex('outbox_messages_deduplication_key').on(message.topic, message.deduplicationKey),
    index('outbox_messages_pending_idx').on(message.nextAttemptAt).where(sql`${message.status} = 'pending'`),
  ],
);

/** Received webhooks, so that a second delivery has no effect. */
export const webhooksReceived = pgTable(
  'webhooks_received',
  {
    source: text('source').notNull(),
    eventId: text('event_id').notNull(),
    eventType: text('event_type').notNull(),
    bodySha256: text('body_sha256').notNull(),
    receivedAt: instant('received_at').notNull().defaultNow(),
    processedAt: instant('processed_at'),
  },
  (webhook) => [
    primaryKey({ columns: [webhook.source, webhook.eventId] }),
    index('webhooks_received_at_idx').on(webhook.receivedAt),
  ],
);

export const idempotencyStatuses = ['running', 'answered'] as const;
export type IdempotencyStatus = (typeof idempotencyStatuses)[number];

/** Responses by idempotency key: the same request gets the same response, another body is refused. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** Operation and caller, for example `place-order:{customerId}`. */
    scope: text('scope').notNull(),
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    status: text('status', { enum: idempotencyStatuses }).notNull().default('running'),
    answerStatus: integer('answer_status'),
    answerBody: jsonb('answer_body').$type<unknown>(),
    /** A run that is not finished by then counts as dead; another may take over. */
    lockedUntil: instant('locked_until').notNull(),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.scope, row.key] }),
    oneOf('idempotency_keys_status_check', row.status, idempotencyStatuses),
    check(
      'idempotency_keys_answer_check',
      sql`(${row.status} = 'answered') = (${row.answerStatus} is not null)`,
    ),
    index('idempotency_keys_expires_idx').on(row.expiresAt),
  ],
);

export type OutboxMessage = typeof outboxMessages.$inferSelect;
export type WebhookReceived = typeof webhooksReceived.$inferSelect;
export type IdempotencyKey = typeof idempotencyKeys.$inferSelect;
