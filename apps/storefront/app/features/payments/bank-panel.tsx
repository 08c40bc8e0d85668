import type { BankDebit } from '@ownpath/contracts/servicing';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { DebitTerms } from '../../shared/payment-method/debit-terms.tsx';
import { HostedFields } from '../../shared/payment-method/hosted-fields.tsx';
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
      {fields && <Typed {...fields} />}
      <input type="hidden" name={name} value={authorization.textVersion} />
      <DebitTerms authorization={authorization}>
        <FormattedMessage id="pay.bank.consent" />
      </DebitTerms>
    </>
  );
}

function Typed({ frame, url: latest }: NonNullable<Props['fields']>) {
  const { formatMessage } = useIntl();
  // Kept over a declined try, so that the fields stay as they are.
  const [url] = useState(latest);
  return (
    <div className="mb-5">
      <HostedFields frame={frame} url={url} title={formatMessage({ id: 'payment.bankFrame' })}>
        <FormattedMessage id="payment.bankSafe" />
      </HostedFields>
      <Checkbox
        id="save-bank"
        name="saveBank"
        className="mt-4"
        label={<FormattedMessage id="pay.bank.keep" />}
      />
    </div>
  );
}
