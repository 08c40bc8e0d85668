import {
  APPROVAL_RESPONSES,
  type Approval,
  type ApprovalResponse,
  type VerificationDocument,
} from './approval.ts';

/** Longer text is not parsed: no decision is that long. */
export const APPROVAL_TEXT_MAX_LENGTH = 20_000;

export type ParsedApproval =
  | { readonly approval: Approval; readonly warning: null }
  | { readonly approval: null; readonly warning: string | null };

type Fields = Readonly<Record<string, unknown>>;

/**
 * Parses the decision engine's JSON (`c_customerDEApproval`). Never throws: invalid text gives no approval and a
 * warning to log. The warning does not contain the text. Empty text gives no approval and no warning.
 */
export function parseApproval(text: string | null | undefined): ParsedApproval {
  if (text === null || text === undefined || text.trim() === '') return { approval: null, warning: null };
  if (text.length > APPROVAL_TEXT_MAX_LENGTH) return ignored('Approval text is too long');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return ignored('Approval text is not JSON');
  }
  if (!isFields(value)) return ignored('Approval text is not an object');
  const response = asResponse(value.approvalResponse);
  if (response === undefined) return ignored('Approval has no known response code');
  return { approval: toApproval(value, response), warning: null };
}

function toApproval(fields: Fields, response: ApprovalResponse): Approval {
  return {
    response,
    conditionalReason: asText(fields.conditionalReason),
    approvalId: asText(fields.approvalId),
    globalCustomerId: asText(fields.globalCustomerId),
    storeNumber: asText(fields.storeNumber),
    approvedOn: asDateText(fields.approvalDate) ?? asDateText(fields.dateOfApproval),
    expiresOn: asDateText(fields.approvalExpirationDate),
    originalAmountDollars: asDollars(fields.originalApprovalAmount),
    outstandingDollars: asDollars(fields.outstandingBalance),
    weeklyOriginalAmountDollars: asDollars(fields.weeklyOriginalApprovalAmount),
    weeklyOutstandingDollars: asDollars(fields.weeklyOutstandingBalance),
    weeklyAmountDollars: asDollars(fields.weeklyApprovalAmount),
    verifyCode: asText(fields.verifyCode),
    verifyLevel: asText(fields.verifyLevel),
    verificationDocuments: asDocuments(fields.verificationDocuments),
  };
}

function ignored(warning: string): ParsedApproval {
  return { approval: null, warning };
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function asResponse(value: unknown): ApprovalResponse | undefined {
  const code = typeof value === 'string' ? Number(value) : value;
  return Object.values(APPROVAL_RESPONSES).find((known) => known === code);
}

function asText(value: unknown): string | null {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return typeof value === 'string' && value !== '' ? value : null;
}

function asDateText(value: unknown): string | null {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? value : null;
}

function asDollars(value: unknown): number | null {
  const amount = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof amount === 'number' && Number.isFinite(amount) && amount >= 0 ? amount : null;
}

function asDocuments(value: unknown): VerificationDocument[] {
  if (!Array.isArray(value)) return [];
  return value.filter(isFields).flatMap((document) => {
    const verifyType = asText(document.verifyType);
    return verifyType === null ? [] : [{ isRequired: document.verifyRequired === 'Y', verifyType }];
  });
}
