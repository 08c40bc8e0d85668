import type { AgreementAutopay, SavedPaymentMethod } from '@ownpath/contracts/servicing';

/** A kept method with what autopay charges to it. */
export type KeptMethod = SavedPaymentMethod & { readonly agreements: readonly AgreementAutopay[] };

export type MethodsPage = {
  readonly methods: readonly KeptMethod[];
  readonly frameOrigin: string;
  readonly cardFrameUrl: string | null;
  readonly bankFrameUrl: string | null;
};

export type MethodProblem = 'consent' | 'next' | 'inUse' | 'gone' | 'token' | 'changed';

export const problemIds = {
  consent: 'autopay.problem.consent',
  next: 'methods.problem.next',
  inUse: 'methods.problem.inUse',
  gone: 'methods.problem.gone',
  token: 'methods.problem.token',
  changed: 'autopay.problem.changed',
} as const satisfies Record<MethodProblem, string>;

export type MethodTaken =
  | { readonly did: 'saved' | 'removed' | 'default' }
  | { readonly did: 'nothing'; readonly problem: MethodProblem };

export function keptMethods(
  methods: readonly SavedPaymentMethod[],
  agreements: readonly AgreementAutopay[],
): KeptMethod[] {
  return methods.map((method) => ({
    ...method,
    agreements: agreements.filter((one) => one.isOn && one.method?.paymentMethodId === method.id),
  }));
}

export const doneIds = {
  saved: 'methods.done.saved',
  removed: 'methods.done.removed',
  default: 'methods.done.default',
} as const;
