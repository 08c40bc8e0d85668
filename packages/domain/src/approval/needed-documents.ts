export const DOCUMENT_KINDS = ['ID', 'INCOME', 'RESIDENCE', 'REFERENCES', 'BANK'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

type RequestedDocument = {
  readonly kind: DocumentKind;
  readonly isRequired: boolean;
  readonly isSatisfied: boolean;
};

/**
 * What is still asked for before delivery, in a fixed order: required documents of the decision, and the bank account
 * where store or goods are high risk.
 */
export function neededDocuments(
  requested: readonly RequestedDocument[],
  isHighRisk: boolean,
): readonly DocumentKind[] {
  const isNeeded = (kind: DocumentKind) => {
    const document = requested.find((candidate) => candidate.kind === kind);
    if (document?.isSatisfied) return false;
    return document?.isRequired === true || (kind === 'BANK' && isHighRisk);
  };
  return DOCUMENT_KINDS.filter(isNeeded);
}
