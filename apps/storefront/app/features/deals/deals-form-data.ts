import {
  type DealsSignUpForm,
  type DealsSignUpProblem,
  listDealsSignUpProblems,
} from '@ownpath/domain/account';

export const DEALS_PATH = '/rac-specials/sign-up-for-deals';
export const DEALS_THANKS_PATH = '/sign-up-for-deals/confirmation';

export type DealsField = DealsSignUpProblem['field'];

/** The result of a sign-up. `too-many` and `busy`: too many attempts, with or without the time to wait; `failed`: the call itself; `refused`: the server's own text. */
export type DealsResult =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly form: DealsSignUpForm;
      readonly problems: readonly DealsField[];
      readonly trouble:
        | { readonly kind: 'busy' | 'failed' }
        | { readonly kind: 'too-many'; readonly waitSeconds: number }
        | { readonly kind: 'refused'; readonly text: string }
        | null;
    };

export const emptyDealsForm: DealsSignUpForm = { email: '', phone: '', hasOptedIn: false };

/** The full form, the strip's one field, or get-started's choice of `channel` with its `value`. */
export function readDealsForm(form: FormData): DealsSignUpForm {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const hasOptedIn = form.get('optIn') === '1';
  switch (form.get('channel')) {
    case 'email':
      return { email: text('value'), phone: '', hasOptedIn };
    case 'phone':
      return { email: '', phone: text('value'), hasOptedIn };
    default:
      return { email: text('email'), phone: text('phone'), hasOptedIn };
  }
}

export function problemFieldsOf(form: DealsSignUpForm): DealsField[] {
  return listDealsSignUpProblems(form).map(({ field }) => field);
}
