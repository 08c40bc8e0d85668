import {
  listDealsSignUpProblems,
  listUnmetPasswordRequirements,
  POSTAL_CODE_DIGITS,
  phoneDigitsOf,
} from '@ownpath/domain/account';
import {
  ADDRESS_BOOK_FIELDS,
  EMAIL_CHANGE_FIELDS,
  INVITATION_FIELDS,
  LINK_AGREEMENT_FIELDS,
  LOGIN_FIELDS,
  MOBILE_FIELDS,
  NEW_PASSWORD_FIELDS,
  PASSWORD_CHANGE_FIELDS,
  PHONE_CODE_FIELDS,
  PROFILE_FIELDS,
  REFERRAL_CODE_FIELDS,
  REGISTRATION_FIELDS,
  RESET_REQUEST_FIELDS,
} from '@ownpath/domain/forms';
import { LOCALES } from '@ownpath/domain/site';
import { isStateCode } from '@ownpath/domain/stores';
import { z } from 'zod';
import { checkbox, INVALID, nameField, REQUIRED, secretField, textField } from './form-field.ts';

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

const optionalPhone = (rule: typeof PROFILE_FIELDS.phoneHome) => textField(rule).transform(phoneDigitsOf);

export const ProfileForm = z.object({
  firstName: nameField(PROFILE_FIELDS.firstName),
  lastName: nameField(PROFILE_FIELDS.lastName),
  phoneHome: optionalPhone(PROFILE_FIELDS.phoneHome),
  phoneBusiness: optionalPhone(PROFILE_FIELDS.phoneBusiness),
  preferredLocale: z.enum(LOCALES),
});

export const MobileForm = z.object({ phone: textField(MOBILE_FIELDS.phone).transform(phoneDigitsOf) });

export const PhoneCodeForm = z.object({ code: textField(PHONE_CODE_FIELDS.code) });

export const LinkAgreementForm = z.object({
  agreementNumber: textField(LINK_AGREEMENT_FIELDS.agreementNumber),
  phoneLast4: textField(LINK_AGREEMENT_FIELDS.phoneLast4),
});

export const OffersForm = z.object({ acceptsEmails: checkbox, acceptsTexts: checkbox });

export const AddressBookForm = z.object({
  name: nameField(ADDRESS_BOOK_FIELDS.name),
  address1: textField(ADDRESS_BOOK_FIELDS.address1),
  address2: textField(ADDRESS_BOOK_FIELDS.address2),
  city: textField(ADDRESS_BOOK_FIELDS.city),
  stateCode: z.string(INVALID).refine(isStateCode, INVALID),
  postalCode: textField(ADDRESS_BOOK_FIELDS.postalCode).transform((text) =>
    text.slice(0, POSTAL_CODE_DIGITS),
  ),
  isPreferred: checkbox,
});

export const InvitationForm = z.object({
  friendName: nameField(INVITATION_FIELDS.friendName),
  email: textField(INVITATION_FIELDS.email),
});

export const ReferralCodeForm = z.object({ code: textField(REFERRAL_CODE_FIELDS.code) });
