/** Numbers of a bank account as printed on a check. */
export const BANK_FIELDS = { routingDigits: 9, accountPattern: '\\d{4,17}' } as const;

/** Weights of the check digit (ABA routing number policy). */
const WEIGHTS = [3, 7, 1];

/** Nine digits whose weighted sum ends in zero. */
export function isRoutingNumber(text: string): boolean {
  if (!/^\d{9}$/.test(text) || text === '000000000') return false;
  const sum = [...text].reduce(
    (total, digit, index) => total + Number(digit) * (WEIGHTS[index % WEIGHTS.length] ?? 0),
    0,
  );
  return sum % 10 === 0;
}

/** `$0.32`, `.32`, `32`: cents of a deposit below a dollar; null for anything else. */
export function readDepositCents(text: string): number | null {
  const match = /^\$?\s*(?:0?\.(\d{2})|(\d{1,2}))$/.exec(text.trim());
  const cents = Number(match?.[1] ?? match?.[2] ?? 0);
  return cents >= 1 ? cents : null;
}
