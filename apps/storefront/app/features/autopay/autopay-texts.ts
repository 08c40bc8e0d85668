import type { AgreementAutopay } from '@ownpath/contracts/servicing';

/** Why something was not done; `consent`: the box is not ticked. */
export type AutopayProblem = 'changed' | 'method' | 'notPermitted' | 'consent';

export const problemIds = {
  changed: 'autopay.problem.changed',
  method: 'autopay.problem.method',
  notPermitted: 'autopay.problem.notPermitted',
  consent: 'autopay.problem.consent',
} as const satisfies Record<AutopayProblem, string>;

export type ChargeDay = {
  readonly date: string;
  readonly amountCents: number;
  readonly names: readonly string[];
  readonly isRetry: boolean;
  /** Names of what is owned with it. */
  readonly owned: readonly string[];
  /** Only if autopay is turned on for it. */
  readonly isPossible: boolean;
};

/** The charges of all agreements by day; those of one that is about to be turned on stand apart. */
export function chargeDays(agreements: readonly AgreementAutopay[], opened: string | null): ChargeDay[] {
  const all = agreements
    .filter(({ isOn, agreementNumber }) => isOn || agreementNumber === opened)
    .flatMap(({ name, isOn, charges }) => charges.map((charge) => ({ ...charge, name, isPossible: !isOn })));
  const groups = Map.groupBy(all, ({ date, isPossible }) => `${date}/${isPossible}`);
  return [...groups.values()]
    .map((group) => ({
      date: group[0]?.date ?? '',
      amountCents: group.reduce((sum, { amountCents }) => sum + amountCents, 0),
      names: group.map(({ name }) => name),
      isRetry: group.some(({ isRetry }) => isRetry),
      owned: group.filter(({ isLast }) => isLast).map(({ name }) => name),
      isPossible: group[0]?.isPossible ?? false,
    }))
    .toSorted((a, b) => a.date.localeCompare(b.date));
}

/** The charge as most of them are: a short first payment and a last one differ. Undefined without charges. */
export function regularCharge<Charge extends { readonly amountCents: number }>(
  charges: readonly Charge[],
): Charge | undefined {
  const groups = [...Map.groupBy(charges, ({ amountCents }) => amountCents).values()];
  return groups.toSorted((a, b) => b.length - a.length)[0]?.[0];
}
