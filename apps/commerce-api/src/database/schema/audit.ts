import { bigint, index, jsonb, pgTable, text } from '../orm.ts';
import { createdAt, oneOf } from './columns.ts';

export const actorKinds = ['guest', 'customer', 'job', 'provider'] as const;
export type ActorKind = (typeof actorKinds)[number];

/** Actions with actor and correlation id. No foreign keys: entries outlive their subjects. A trigger refuses UPDATE. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    correlationId: text('correlation_id').notNull(),
    actorKind: text('actor_kind', { enum: actorKinds }).notNull(),
    actorId: text('actor_id'),
    /** Past tense, for example `order-placed`. */
    action: text('action').notNull(),
    subjectKind: text('subject_kind').notNull(),
    subjectId: text('subject_id').notNull(),
    details: jsonb('details').$type<Readonly<Record<string, unknown>>>().notNull().default({}),
    clientIp: text('client_ip'),
    createdAt: createdAt(),
  },
  (entry) => [
    oneOf('audit_log_actor_kind_check', entry.actorKind, actorKinds),
    index('audit_log_correlation_idx').on(entry.correlationId),
    index('audit_log_subject_idx').on(entry.subjectKind, entry.subjectId, entry.id),
    index('audit_log_created_idx').on(entry.createdAt),
  ],
);

export const logLevels = ['debug', 'info', 'warn', 'error'] as const;
export type LogLevel = (typeof logLevels)[number];

/** Messages that storefronts post to the log endpoint, redacted before they are written. */
export const clientLogs = pgTable(
  'client_logs',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    correlationId: text('correlation_id'),
    level: text('level', { enum: logLevels }).notNull(),
    message: text('message').notNull(),
    createdAt: createdAt(),
  },
  (entry) => [
    oneOf('client_logs_level_check', entry.level, logLevels),
    index('client_logs_created_idx').on(entry.createdAt),
  ],
);

export type AuditLogEntry = typeof auditLog.$inferSelect;
export type ClientLog = typeof clientLogs.$inferSelect;
