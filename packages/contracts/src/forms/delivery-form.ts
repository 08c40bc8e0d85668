import { isEmail, isUsPhone, POSTAL_CODE_DIGITS, phoneDigitsOf } from '@ownpath/domain/account';
import { APPLICATION_FIELDS, EMAIL, PHONE } from '@ownpath/domain/forms';
import { isStateCode } from '@ownpath/domain/stores';
import { z } from 'zod';
import { INVALID, REQUIRED, textField } from './form-field.ts';

const fields = APPLICATION_FIELDS;

/** Where the goods go. The name stays the applicant's. */
export const DeliveryForm = z
  .object({
    address1: textField(fields.address1),
    address2: textField(fields.address2).prefault(''),
    city: textField(fields.city),
    stateCode: z.string(INVALID).refine(isStateCode, INVALID),
    postalCode: textField(fields.postalCode).transform((text) => text.slice(0, POSTAL_CODE_DIGITS)),
  })
  .transform(({ address2, ...rest }) => ({ ...rest, ...(address2 !== '' && { address2 }) }));

/** How the store reaches a shopper: by phone, e-mail or both. */
export const ContactForm = z
  .object({
    phone: textField({ ...PHONE, required: false }).transform(phoneDigitsOf),
    email: textField({ ...EMAIL, required: false }),
  })
  .superRefine(({ phone, email }, { addIssue }) => {
    if (phone === '' && email === '') addIssue({ code: 'custom', path: ['phone'], message: REQUIRED });
    if (phone !== '' && !isUsPhone(phone)) addIssue({ code: 'custom', path: ['phone'], message: INVALID });
    if (email !== '' && !isEmail(email)) addIssue({ code: 'custom', path: ['email'], message: INVALID });
  });
