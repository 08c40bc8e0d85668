import { isEmail, isUsPhone } from './contact.ts';

export type DealsSignUpForm = {
  readonly email: string;
  readonly phone: string;
  readonly hasOptedIn: boolean;
};

export type DealsSignUpProblem =
  /** 'Enter one of the above details to sign up!' */
  | { readonly field: 'form'; readonly problem: 'contact-required' }
  /** 'Please enter a valid email address.' */
  | { readonly field: 'email'; readonly problem: 'invalid' }
  /** 'Please enter a valid mobile number.' */
  | { readonly field: 'phone'; readonly problem: 'invalid' }
  /** 'You must agree to receive deals and offers' */
  | { readonly field: 'optIn'; readonly problem: 'required' };

/**
 * Problems of a deals sign-up (specification section 5): at least one contact, each valid, and consent for messages to
 * a phone.
 */
export function listDealsSignUpProblems(form: DealsSignUpForm): DealsSignUpProblem[] {
  const hasEmail = form.email !== '';
  const hasPhone = form.phone !== '';
  if (!hasEmail && !hasPhone) return [{ field: 'form', problem: 'contact-required' }];
  const problems: DealsSignUpProblem[] = [];
  if (hasEmail && !isEmail(form.email)) problems.push({ field: 'email', problem: 'invalid' });
  if (hasPhone && !isUsPhone(form.phone)) problems.push({ field: 'phone', problem: 'invalid' });
  if (hasPhone && !form.hasOptedIn) problems.push({ field: 'optIn', problem: 'required' });
  return problems;
}

/** Submit is enabled with a valid email address, or with a valid phone and consent. */
export function canSubmitDealsSignUp(form: DealsSignUpForm): boolean {
  return isEmail(form.email) || (isUsPhone(form.phone) && form.hasOptedIn);
}
