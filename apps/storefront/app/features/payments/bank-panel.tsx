import type { BankDebit } from '@ownpath/contracts/servicing';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { DebitTerms } from '../../shared/payment-method/debit-terms.tsx';
import { TypedFields } from '../../shared/payment-method/hosted-fields.tsx';
import type { HostedFrame } from '../../shared/payment-method/use-hosted-frame.ts';
import { Checkbox } from '../../ui/checkbox.tsx';

type Props = {
  readonly authorization: BankDebit['authorization'];
  /** Of the field that names its version. */
  readonly name: string;
  /** Of an account that is typed. */
  readonly fields: { readonly frame: HostedFrame; readonly url: string } | null;
  /** What is authorised can be read. */
  readonly onShown: () => void;
};

/** The authorization of a debit, and the gateway's fields of an account that is typed. Loaded once one is chosen. */
export function BankPanel({ authorization, name, fields, onShown }: Props) {
  useEffect(onShown, [onShown]);
  return (
    <>
      {fields && (
        <div className="mb-5">
          <TypedFields {...fields} kind="bank" />
          <Checkbox
            id="save-bank"
            name="saveBank"
            className="mt-4"
            label={<FormattedMessage id="pay.bank.keep" />}
          />
        </div>
      )}
      <input type="hidden" name={name} value={authorization.textVersion} />
      <DebitTerms authorization={authorization}>
        <FormattedMessage id="pay.bank.consent" />
      </DebitTerms>
    </>
  );
}
