import { DEALS_STRIP_FIELDS } from '@ownpath/domain/forms';
import { FormattedMessage } from 'react-intl';
import { Form, useNavigation } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import type { StopRequest, StopResult } from './stop-emails.server.ts';

type Props = { readonly asked: StopRequest; readonly problem: StopResult['problem'] };

/** One button where a mail's link says what to stop; otherwise an address is asked for, and nothing else. */
export function StopForm({ asked: { link, token }, problem }: Props) {
  const isBusy = useNavigation().formMethod === 'POST';
  const isInvitations = link === 'invitations';
  return (
    <Form method="post" noValidate>
      <p className="mt-3 mb-6 max-w-[60ch] text-base text-ink-2">
        <FormattedMessage
          id={isInvitations ? 'unsubscribe.text' : link ? 'unsubscribe.textDeals' : 'unsubscribe.textAddress'}
        />
      </p>
      {link ? (
        <input type="hidden" name={link} value={token} />
      ) : (
        <TextField
          {...DEALS_STRIP_FIELDS.email}
          id="unsubscribe-email"
          name="email"
          label={<FormattedMessage id="unsubscribe.address" />}
          error={problem === 'email' && <FormattedMessage id="deals.error.email" />}
          className="mb-4 max-w-md"
        />
      )}
      <Button type="submit" variant="action" isBusy={isBusy} className="max-sm:w-full">
        <FormattedMessage id={isInvitations ? 'unsubscribe.stop' : 'unsubscribe.stopDeals'} />
      </Button>
    </Form>
  );
}
