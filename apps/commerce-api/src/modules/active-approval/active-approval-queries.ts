import type { ApprovalUse } from '@ownpath/domain/approval';
import { HEAD_OFFICE_TIME_ZONE } from '@ownpath/domain/dates';
import type { Queryable, Transaction } from '../../database/connect.ts';
import { type JsonRow, jsonRowReader } from '../../database/json-row.ts';
import {
  alias,
  and,
  eq,
  inArray,
  isNull,
  ne,
  notExists,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from '../../database/orm.ts';
import { prepareStatement } from '../../database/prepare-statement.ts';
import {
  type Approval as ApprovalRow,
  agreements,
  approvalApplications,
  approvals,
  approvalVerificationDocuments,
  bankVerifications,
  customers,
  exchanges,
  orders,
  stores,
  verificationSubmissions,
} from '../../database/schema/index.ts';

export type { ApprovalRow, Queryable };

export type CurrentApproval = {
  readonly row: ApprovalRow;
  /** The customer's own number, for decisions without one. */
  readonly globalCustomerId: string | null;
  readonly firstName: string;
  /** Of the store that decided. */
  readonly timeZone: string;
  readonly documents: readonly {
    readonly kind: 'ID' | 'INCOME' | 'RESIDENCE' | 'REFERENCES' | 'BANK';
    /** False once it is accepted. */
    readonly isRequired: boolean;
  }[];
  /** The latest decision that left this one in force because it was worse; null without one. */
  readonly laterDecision: {
    readonly response: ApprovalRow['response'];
    readonly weeklyLimitCents: number;
    readonly decidedAt: string;
    readonly reasons: readonly string[];
    readonly reportAgency: ApprovalRow['reportingAgency'];
  } | null;
  readonly use: ApprovalUse;
};

const documents = sql<CurrentApproval['documents']>`(select coalesce(jsonb_agg(jsonb_build_object(
    'kind', document.kind,
    'isRequired', document.is_required and document.satisfied_at is null) order by document.kind), '[]')
  from ${approvalVerificationDocuments} document where document.approval_id = ${approvals.id})`;
const laterDecision = sql<CurrentApproval['laterDecision']>`(select jsonb_build_object(
    'response', later.response, 'weeklyLimitCents', later.weekly_amount_cents, 'decidedAt', later.approved_at,
    'reasons', later.reasons, 'reportAgency', later.reporting_agency)
  from ${approvals} later where later.kept_approval_id = approvals.id
  order by later.approved_at desc, later.created_at desc limit 1)`;
// The agreement is given back in an exchange that its store agreed on (decision 0075).
const isGivenBack = sql`exists (select 1 from ${exchanges} exchange
  where exchange.agreement_id = agreement.id and exchange.status = 'agreed'
    and (exchange.new_agreement_id is not null or exchange.choose_by >=
      (${sql.placeholder('now')}::timestamptz at time zone coalesce(${stores.timeZone}, ${HEAD_OFFICE_TIME_ZONE}))::date))`;
// An order uses up the approval only while its payment is authorised.
const use = sql<ApprovalUse>`(select jsonb_build_object(
    'usedSinceCents', coalesce(sum(weekly_cents) filter (where is_since and not is_given_back), 0),
    'givenBackCents', coalesce(sum(weekly_cents) filter (where is_given_back and not is_since), 0),
    'keptCents', coalesce(sum(weekly_cents) filter (where not is_since and not is_given_back), 0))
  from (select agreement.weekly_rate_cents as weekly_cents, ${isGivenBack} as is_given_back,
      agreement.created_at >= ${approvals.approvedAt} as is_since
    from ${agreements} agreement left join ${orders} placed on placed.order_no = agreement.order_no
    where agreement.customer_id = ${approvals.customerId} and agreement.type = 'rental-purchase'
      and agreement.status in ('pending', 'preliminary-invoiced', 'preliminary-paid', 'active')
      and (agreement.status <> 'pending' or coalesce(placed.status, '') not in ('created', 'failed'))) counted)`;

/** A current decision as JSON, of which `toCurrentApproval` reads the row. */
export type CurrentApprovalJson = Omit<CurrentApproval, 'row' | 'firstName' | 'timeZone'> & {
  readonly row: JsonRow;
  readonly firstName: string | null;
  readonly timeZone: string | null;
};

/**
 * The decision of a customer that no later one has replaced, as an expression for a larger statement, which has the
 * placeholder `now`; null without one.
 */
export const currentApprovalOf = (customerId: SQLWrapper): SQL => sql`(select json_build_object(
    'row', row_to_json(approvals), 'firstName', ${approvalApplications.firstName},
    'globalCustomerId', ${customers.globalCustomerId}, 'timeZone', ${stores.timeZone}, 'documents', ${documents},
    'laterDecision', ${laterDecision}, 'use', ${use})
  from ${approvals} join ${customers} on ${customers.id} = ${approvals.customerId}
    left join ${stores} on ${stores.id} = ${approvals.storeId}
    left join ${approvalApplications} on ${approvalApplications.id} = ${approvals.applicationId}
  where ${approvals.customerId} = ${customerId} and ${approvals.supersededAt} is null)`;

const readRow = jsonRowReader(approvals);

export const toCurrentApproval = (json: CurrentApprovalJson): CurrentApproval => ({
  ...json,
  row: readRow(json.row),
  firstName: json.firstName ?? '',
  timeZone: json.timeZone ?? HEAD_OFFICE_TIME_ZONE,
});

const selectCurrent = prepareStatement<
  { readonly customerId: string; readonly now: string },
  { readonly approval: CurrentApprovalJson | null }
>('approval: current', sql`select ${currentApprovalOf(sql.placeholder('customerId'))} as approval`);

/** The decision that has not been replaced by a later one. */
export async function findCurrentApproval(
  queryable: Queryable,
  customerId: string,
  now: Date,
): Promise<CurrentApproval | null> {
  const [found] = await selectCurrent(queryable, { customerId, now: now.toISOString() });
  return found?.approval ? toCurrentApproval(found.approval) : null;
}

export type { Transaction };

/**
 * Lets one transaction at a time change which decision of these customers is current. The customers are locked, because
 * a first decision has no row yet. Rows that refer to a customer can still be written.
 */
export async function lockApprovalHolders(
  transaction: Transaction,
  customerIds: readonly string[],
): Promise<void> {
  await transaction
    .select({ id: customers.id })
    .from(customers)
    .where(inArray(customers.id, [...customerIds]))
    .orderBy(customers.id)
    .for('no key update');
}

/** Locks the current decisions of both customers, so that concurrent sign-ins carry a decision over only once. */
export async function lockCurrentApprovals(transaction: Transaction, customerIds: readonly string[]) {
  await lockApprovalHolders(transaction, customerIds);
  const rows = await transaction
    .select({ row: approvals, timeZone: stores.timeZone })
    .from(approvals)
    .leftJoin(stores, eq(stores.id, approvals.storeId))
    .where(and(inArray(approvals.customerId, [...customerIds]), isNull(approvals.supersededAt)))
    .for('update', { of: approvals });
  return rows.map(({ row, timeZone }) => ({ ...row, timeZone: timeZone ?? HEAD_OFFICE_TIME_ZONE }));
}

/** The applicant and the account's owner; null when either is unknown. */
export async function findApplicantAndOwner(
  transaction: Transaction,
  applicationId: string,
  ownerId: string,
) {
  const [applicant] = await transaction
    .select()
    .from(approvalApplications)
    .where(eq(approvalApplications.id, applicationId));
  const [owner] = await transaction.select().from(customers).where(eq(customers.id, ownerId));
  return applicant && owner ? { applicant, owner } : null;
}

export async function supersedeApproval(transaction: Transaction, id: string, now: Date): Promise<void> {
  await transaction.update(approvals).set({ supersededAt: now }).where(eq(approvals.id, id));
}

/** Moves the decision and its application to the customer. */
export async function giveApproval(
  transaction: Transaction,
  approval: { readonly id: string; readonly applicationId: string },
  customerId: string,
  now: Date,
): Promise<void> {
  await transaction.update(approvals).set({ customerId }).where(eq(approvals.id, approval.id));
  const [application] = await transaction
    .select({ earlierId: approvalApplications.customerId })
    .from(approvalApplications)
    .where(eq(approvalApplications.id, approval.applicationId));
  await transaction
    .update(approvalApplications)
    .set({ customerId, updatedAt: now })
    .where(eq(approvalApplications.id, approval.applicationId));
  if (!application) return;
  await transaction
    .update(bankVerifications)
    .set({ customerId })
    .where(eq(bankVerifications.customerId, application.earlierId));
  const submission = verificationSubmissions;
  const own = alias(submission, 'own');
  const inReview = transaction
    .select({ one: sql`1` })
    .from(own)
    .where(and(eq(own.customerId, customerId), eq(own.kind, submission.kind), eq(own.status, 'submitted')));
  await transaction
    .update(submission)
    .set({ customerId })
    .where(
      and(
        eq(submission.customerId, application.earlierId),
        // One review of a document at a time.
        or(ne(submission.status, 'submitted'), notExists(inReview)),
      ),
    );
}

/** Records that the shop showed this decision of the customer. */
export async function noteShownResponse(
  queryable: Queryable,
  customerId: string,
  { approvalId, response }: { readonly approvalId: string; readonly response: ApprovalRow['response'] },
): Promise<void> {
  await queryable
    .update(approvals)
    .set({ shownResponse: response })
    .where(and(eq(approvals.id, approvalId), eq(approvals.customerId, customerId)));
}
