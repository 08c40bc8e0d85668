import { HEAD_OFFICE_TIME_ZONE } from '@ownpath/domain/dates';
import { z } from 'zod';

/** Page names for each decision (specification section 2). */
export const PageName = z.enum([
  'PreFilledWebForm',
  'ConditionalApproval',
  'Approved',
  'Declined',
  'ServiceFailure',
]);
export type PageName = z.infer<typeof PageName>;

export const VerificationType = z.enum(['ID', 'INCOME', 'RESIDENCE', 'REFERENCES', 'BANK']);
export type VerificationType = z.infer<typeof VerificationType>;

/** A later decision that left the shopper's approval in force, because it was worse for them. */
const LaterDecision = z.object({
  response: z.union([z.literal(1), z.literal(2), z.literal(4)]),
  weeklyLimitCents: z.int(),
  decidedAt: z.iso.datetime(),
  reasons: z.array(z.string()),
  reportAgency: z.object({ name: z.string(), phone: z.string(), address: z.string() }).nullable(),
});

/**
 * The part of a decision that the shopper may see. Amounts in cents; `response` 1 approved, 2 declined, 4 conditional.
 */
export const Approval = z.object({
  approvalId: z.string(),
  /** The retailer's customer number; null for a new customer. */
  globalCustomerId: z.string().nullable(),
  response: z.union([z.literal(1), z.literal(2), z.literal(4)]),
  firstName: z.string(),
  decidedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** Of the store that decided: the dates of a decision are days there. */
  timeZone: z.string(),
  isExpired: z.boolean(),
  weeklyLimitCents: z.int(),
  biweeklyLimitCents: z.int(),
  semimonthlyLimitCents: z.int(),
  monthlyLimitCents: z.int(),
  /** The originally approved amount and the remaining amount. */
  originalAmountCents: z.int(),
  outstandingBalanceCents: z.int(),
  weeklyOriginalAmountCents: z.int(),
  /** Remaining weekly amount: the limit less the rent of active agreements. */
  weeklyLeftCents: z.int(),
  storeId: z.string(),
  conditionalReason: z.string().nullable(),
  /** Required identity verification, as a code of the engine. */
  verifyCode: z.string().nullable(),
  verifyLevel: z.int().nullable(),
  verificationDocuments: z.array(z.object({ type: VerificationType, isRequired: z.boolean() })),
  /** Adverse-action reason codes; the shop has a text for each. */
  reasons: z.array(z.string()),
  /** Present when a consumer report was used (FCRA): where to request a free copy. */
  reportAgency: z.object({ name: z.string(), phone: z.string(), address: z.string() }).nullable(),
  /** When a declined shopper can apply again. */
  mayReapplyAt: z.iso.datetime().nullable(),
  laterDecision: LaterDecision.nullable(),
  /** The response that the shop showed last, on any device; null before. */
  shownResponse: z.union([z.literal(1), z.literal(2), z.literal(4)]).nullable(),
});
export type Approval = z.infer<typeof Approval>;

/** The decision engine's names (specification section 3); the provider sends amounts in whole dollars. */
const WireApproval = z.looseObject({
  approvalId: z.string(),
  globalCustomerId: z.string().nullable(),
  approvalResponse: z.union([z.literal(1), z.literal(2), z.literal(4)]),
  c_firstName: z.string(),
  approvalDate: z.iso.datetime(),
  approvalExpirationDate: z.iso.datetime(),
  c_timeZone: z.string().default(HEAD_OFFICE_TIME_ZONE),
  c_isExpired: z.boolean(),
  originalApprovalAmount: z.number(),
  outstandingBalance: z.number(),
  weeklyApprovalAmount: z.number(),
  weeklyOriginalApprovalAmount: z.number(),
  weeklyOutstandingBalance: z.number(),
  biWeeklyApprovalAmount: z.number(),
  semiMonthlyApprovalAmount: z.number(),
  monthlyApprovalAmount: z.number(),
  storeNumber: z.string(),
  conditionalReason: z.string().nullable(),
  verifyCode: z.string().nullable(),
  verifyLevel: z.int().nullable(),
  verificationDocuments: z.array(
    z.object({ verifyRequired: z.enum(['Y', 'N']), verifyType: VerificationType }),
  ),
  c_reasons: z.array(z.string()),
  c_reportAgency: z.object({ name: z.string(), phone: z.string(), address: z.string() }).nullable(),
  c_mayReapplyAt: z.iso.datetime().nullable(),
  c_laterDecision: LaterDecision.nullable().default(null),
  c_shownResponse: z
    .union([z.literal(1), z.literal(2), z.literal(4)])
    .nullable()
    .default(null),
});

const cents = (dollars: number) => Math.round(dollars * 100);

export const ApprovalCodec = z.codec(WireApproval, Approval, {
  decode: (wire) => ({
    approvalId: wire.approvalId,
    globalCustomerId: wire.globalCustomerId,
    response: wire.approvalResponse,
    firstName: wire.c_firstName,
    decidedAt: wire.approvalDate,
    expiresAt: wire.approvalExpirationDate,
    timeZone: wire.c_timeZone,
    isExpired: wire.c_isExpired,
    weeklyLimitCents: cents(wire.weeklyApprovalAmount),
    biweeklyLimitCents: cents(wire.biWeeklyApprovalAmount),
    semimonthlyLimitCents: cents(wire.semiMonthlyApprovalAmount),
    monthlyLimitCents: cents(wire.monthlyApprovalAmount),
    originalAmountCents: cents(wire.originalApprovalAmount),
    outstandingBalanceCents: cents(wire.outstandingBalance),
    weeklyOriginalAmountCents: cents(wire.weeklyOriginalApprovalAmount),
    weeklyLeftCents: cents(wire.weeklyOutstandingBalance),
    storeId: wire.storeNumber,
    conditionalReason: wire.conditionalReason,
    verifyCode: wire.verifyCode,
    verifyLevel: wire.verifyLevel,
    verificationDocuments: wire.verificationDocuments.map(({ verifyType, verifyRequired }) => ({
      type: verifyType,
      isRequired: verifyRequired === 'Y',
    })),
    reasons: wire.c_reasons,
    reportAgency: wire.c_reportAgency,
    mayReapplyAt: wire.c_mayReapplyAt,
    laterDecision: wire.c_laterDecision,
    shownResponse: wire.c_shownResponse,
  }),
  encode: (approval): z.output<typeof WireApproval> => ({
    approvalId: approval.approvalId,
    globalCustomerId: approval.globalCustomerId,
    approvalResponse: approval.response,
    c_firstName: approval.firstName,
    approvalDate: approval.decidedAt,
    approvalExpirationDate: approval.expiresAt,
    c_timeZone: approval.timeZone,
    c_isExpired: approval.isExpired,
    originalApprovalAmount: approval.originalAmountCents / 100,
    outstandingBalance: approval.outstandingBalanceCents / 100,
    weeklyApprovalAmount: approval.weeklyLimitCents / 100,
    weeklyOriginalApprovalAmount: approval.weeklyOriginalAmountCents / 100,
    weeklyOutstandingBalance: approval.weeklyLeftCents / 100,
    biWeeklyApprovalAmount: approval.biweeklyLimitCents / 100,
    semiMonthlyApprovalAmount: approval.semimonthlyLimitCents / 100,
    monthlyApprovalAmount: approval.monthlyLimitCents / 100,
    storeNumber: approval.storeId,
    conditionalReason: approval.conditionalReason,
    verifyCode: approval.verifyCode,
    verifyLevel: approval.verifyLevel,
    verificationDocuments: approval.verificationDocuments.map(({ type, isRequired }) => ({
      verifyType: type,
      verifyRequired: isRequired ? 'Y' : 'N',
    })),
    c_reasons: approval.reasons,
    c_reportAgency: approval.reportAgency,
    c_mayReapplyAt: approval.mayReapplyAt,
    c_laterDecision: approval.laterDecision,
    c_shownResponse: approval.shownResponse,
  }),
});
