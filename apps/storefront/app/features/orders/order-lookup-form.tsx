import { ORDER_LOOKUP_FIELDS } from '@ownpath/domain/forms';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form, useNavigation } from 'react-router';
import { waitText } from '../../platform/i18n/wait-text.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import type { OrderLookup } from './order-lookup.ts';

type Props = { readonly lookup: OrderLookup | undefined };

const errorIds = { orderNo: 'orders.error.orderNo', email: 'orders.error.email' } as const;

/** Number and e-mail of an order; the link to it comes by e-mail. Works without JavaScript. */
export function OrderLookupForm({ lookup }: Props) {
  const intl = useIntl();
  const { state, formMethod } = useNavigation();
  const isBusy = state !== 'idle' && formMethod === 'POST';
  const errorOf = (field: keyof typeof errorIds) =>
    lookup?.wrongFields.includes(field) ? intl.formatMessage({ id: errorIds[field] }) : undefined;
  if (lookup?.isSent) return <LinkSent lookup={lookup} />;
  return (
    <Form method="post" action="/orders" noValidate className="grid gap-5">
      {lookup?.failureCode && (
        <Notice tone="error" role="alert">
          <FormattedMessage
            id={lookup.failureCode === 'TooManyRequests' ? 'lead.tooMany' : 'orders.failed'}
            values={{ wait: waitText(intl, lookup.waitSeconds) }}
          />
        </Notice>
      )}
      <TextField
        {...ORDER_LOOKUP_FIELDS.orderNo}
        id="orderNo"
        name="orderNo"
        label={intl.formatMessage({ id: 'confirmation.order' })}
        hint={intl.formatMessage({ id: 'orders.orderNo.hint' })}
        defaultValue={lookup?.orderNo ?? ''}
        error={errorOf('orderNo')}
      />
      <TextField
        {...ORDER_LOOKUP_FIELDS.email}
        id="email"
        name="email"
        label={intl.formatMessage({ id: 'application.email' })}
        defaultValue={lookup?.email ?? ''}
        error={errorOf('email')}
      />
      <div>
        <Button type="submit" variant="action" isBusy={isBusy} className="min-w-56 max-sm:w-full">
          <FormattedMessage id="orders.send" />
        </Button>
      </div>
    </Form>
  );
}

/** The same for every number and address: it must not show whether there is such an order. */
function LinkSent({ lookup }: { readonly lookup: OrderLookup }) {
  return (
    <div role="status">
      <p className="text-base wrap-anywhere">
        <FormattedMessage
          id="orders.sent"
          values={{ ...lookup, b: (text) => <b className="font-semibold">{text}</b> }}
        />
      </p>
      <p className="mt-3 text-sm text-ink-2">
        <FormattedMessage id="orders.sent.next" />
      </p>
      <TextLink to="/orders" look="strong" reloadDocument className="mt-2">
        <FormattedMessage id="orders.again" />
      </TextLink>
    </div>
  );
}
