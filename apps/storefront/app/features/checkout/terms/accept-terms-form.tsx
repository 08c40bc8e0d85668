import { FormattedMessage, useIntl } from 'react-intl';
import { Form, Link } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { useIsSending } from '../checkout-layout.tsx';
import { checkoutHref } from '../step-names.ts';

type Props = {
  readonly version: string;
  readonly transactionName: string;
  /** The form was sent without the tick. */
  readonly isMissing: boolean;
};

export function AcceptTermsForm({ version, transactionName, isMissing }: Props) {
  const intl = useIntl();
  const isSending = useIsSending('accept-terms');
  return (
    <Form method="post" noValidate className="mt-9 rounded-card bg-sage-100 p-5 sm:p-6">
      <input type="hidden" name="step" value="renewal-terms-page" />
      <input type="hidden" name="version" value={version} />
      <Checkbox
        id="accepted"
        name="accepted"
        required
        label={<FormattedMessage id="terms.accept" values={{ transaction: transactionName }} />}
        error={isMissing && intl.formatMessage({ id: 'terms.acceptMissing' })}
        autoFocus={isMissing}
      />
      <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-3">
        <Button type="submit" name="intent" value="accept-terms" variant="action" isBusy={isSending}>
          <FormattedMessage id={isSending ? 'schedule.saving' : 'terms.continue'} />
        </Button>
        <Link
          to={checkoutHref('payment-schedule')}
          className="inline-flex min-h-11 items-center px-1 font-semibold text-spruce-700"
        >
          <FormattedMessage id="terms.back" />
        </Link>
      </div>
    </Form>
  );
}
