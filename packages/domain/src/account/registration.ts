import { isEmail } from './email.ts';
import { listUnmetPasswordRequirements, type PasswordRequirement } from './password.ts';

export type RegistrationProblem =
  | { readonly field: 'firstName' | 'lastName'; readonly problem: 'required' }
  | { readonly field: 'email'; readonly problem: 'invalid' }
  | { readonly field: 'password'; readonly problem: 'required' | PasswordRequirement };

/** Problems of a registration, field by field in their order on the form (specification section 5). */
export function listRegistrationProblems(form: {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
}): RegistrationProblem[] {
  const problems: RegistrationProblem[] = [];
  if (form.firstName.trim() === '') problems.push({ field: 'firstName', problem: 'required' });
  if (form.lastName.trim() === '') problems.push({ field: 'lastName', problem: 'required' });
  if (!isEmail(form.email)) problems.push({ field: 'email', problem: 'invalid' });
  if (form.password === '') return [...problems, { field: 'password', problem: 'required' }];
  for (const problem of listUnmetPasswordRequirements(form.password))
    problems.push({ field: 'password', problem });
  return problems;
}
