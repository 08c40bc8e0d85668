import { listDealsSignUpProblems, listUnmetPasswordRequirements } from '@ownpath/domain/account';
import {
  EMAIL_CHANGE_FIELDS,
  LOGIN_FIELDS,
  NEW_PASSWORD_FIELDS,
  PASSWORD_CHANGE_FIELDS,
  REGISTRATION_FIELDS,
  RESET_REQUEST_FIELDS,
} from '@ownpath/domain/forms';
import { z } from 'zod';
import { checkbox, nameField, REQUIRED, secretField, textField } from './form-field.ts';

/** Each unmet requirement is a separate issue, in their order (specification section 5). */
const newPassword = secretField(NEW_PASSWORD_FIELDS.password, 'length').check(({ value, issues }) => {
  for (const requirement of listUnmetPasswordRequirements(value)) {
    if (requirement !== 'length') issues.push({ code: 'custom', message: requirement, input: value });
  }
});

export const LoginForm = z.object({
  email: textField(LOGIN_FIELDS.email),
  password: secretField(LOGIN_FIELDS.password),
});

export const RegistrationForm = z.object({
  firstName: nameField(REGISTRATION_FIELDS.firstName),
  lastName: nameField(REGISTRATION_FIELDS.lastName),
  email: textField(REGISTRATION_FIELDS.email),
  password: newPassword,
  acceptsMarketing: checkbox,
});

export const ResetRequestForm = z.object({ email: textField(RESET_REQUEST_FIELDS.email) });

export const NewPasswordForm = z.object({ password: newPassword });

export const EmailChangeForm = z.object({
  email: textField(EMAIL_CHANGE_FIELDS.email),
  currentPassword: secretField(EMAIL_CHANGE_FIELDS.currentPassword),
});

export const PasswordChangeForm = z.object({
  currentPassword: secretField(PASSWORD_CHANGE_FIELDS.currentPassword),
  password: newPassword,
});

/** Email, phone or both; consent for a phone. An issue's path is the field, or `form` when both are missing. */
export const DealsForm = z
  .object({
    email: z.string(REQUIRED).trim().prefault(''),
    phone: z.string(REQUIRED).trim().prefault(''),
    optIn: z.literal('1').optional(),
  })
  .transform(({ optIn, ...contact }) => ({ ...contact, hasOptedIn: optIn === '1' }))
  .check(({ value, issues }) => {
    for (const { field, problem } of listDealsSignUpProblems(value)) {
      issues.push({ code: 'custom', path: [field], message: problem, input: value });
    }
  });
