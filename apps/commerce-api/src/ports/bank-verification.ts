import type { Sensitive } from '@ownpath/domain/sensitive';

/** Links a bank account; credentials are passed on and never stored. */
export type BankVerification = {
  link(request: {
    readonly institutionId: string;
    readonly userName: Sensitive<string>;
    readonly password: Sensitive<string>;
  }): Promise<
    | {
        readonly status: 'linked';
        readonly accountToken: string;
        readonly last4: string;
        readonly institutionName: string;
      }
    | { readonly status: 'locked' | 'invalid-credentials' | 'insufficient-funds' }
  >;
};
