type Log = { readonly warn: (members: object, message: string) => void };

/**
 * A client's approval on a basket is never believed; one that is not even JSON is worth a warning (specification
 * section 4), without its content.
 */
export function warnOfBrokenApproval(approval: unknown, log: Log): void {
  if (typeof approval !== 'string') return;
  try {
    JSON.parse(approval);
  } catch {
    log.warn({ length: approval.length }, 'the approval on a basket is not JSON, and ignored');
  }
}
