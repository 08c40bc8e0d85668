import { EMAIL, PHONE } from '@ownpath/domain/forms';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form, useNavigation } from 'react-router';
import { shortFormLeadId } from '../../platform/browser-storage.ts';
import { waitText } from '../../platform/i18n/wait-text.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PhoneField } from '../../ui/phone-field.tsx';
import type { LeadReturned } from './send-lead.server.ts';

const errorIds = { phone: 'application.error.phone', email: 'application.error.email' } as const;

type Props = {
  /** The same for a repeat of the same request. */
  readonly leadId: string;
  /** The id kept in the browser replaces it. */
  readonly isOfBrowser?: boolean;
  readonly known: { readonly phone: string; readonly email: string };
  readonly returned: LeadReturned | undefined;
};

/** Phone or e-mail for the store to call back. With a script the lead's id is the browser's, so that it is sent once. */
export function ContactForm({ leadId, isOfBrowser = false, known, returned }: Props) {
  const intl = useIntl();
  const navigation = useNavigation();
  const [id, setId] = useState(leadId);
  useEffect(() => {
    if (isOfBrowser) setId(shortFormLeadId());
  }, [isOfBrowser]);
  const isBusy = navigation.state !== 'idle' && navigation.formMethod === 'POST';
  const errorOf = (field: 'phone' | 'email') =>
    returned?.wrongField === field ? intl.formatMessage({ id: errorIds[field] }) : undefined;
  return (
    <Form method="post" noValidate className="grid max-w-xl gap-5">
      <input type="hidden" name="leadId" value={id} />
      {returned?.failureCode && (
        <Notice tone="error" role="alert">
          <FormattedMessage
            id={returned.failureCode === 'TooManyRequests' ? 'lead.tooMany' : 'lead.failed'}
            values={{ wait: waitText(intl, returned.waitSeconds) }}
          />
        </Notice>
      )}
      <PhoneField
        {...PHONE}
        required={false}
        id="phone"
        name="phone"
        label={intl.formatMessage({ id: 'application.phone' })}
        defaultValue={returned?.phone ?? known.phone}
        error={errorOf('phone')}
      />
      <TextField
        {...EMAIL}
        required={false}
        id="email"
        name="email"
        label={intl.formatMessage({ id: 'application.email' })}
        hint={intl.formatMessage({ id: 'lead.either' })}
        defaultValue={returned?.email ?? known.email}
        error={errorOf('email')}
      />
      <div>
        <Button type="submit" variant="action" isBusy={isBusy} className="min-w-56 max-sm:w-full">
          <FormattedMessage id="lead.send" />
        </Button>
      </div>
    </Form>
  );
}
