import { cardExpiryDate } from '@ownpath/domain/account';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form } from 'react-router';
import { useDateText } from '../../platform/i18n/date-text.ts';
import { savedValues } from '../../shared/payment-method/saved-method-text.ts';
import { METHODS_HREF } from '../../shared/shopper/account-links.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { KeptMethod } from './methods-page.ts';

/** A kept card or bank account: its state, what autopay charges to it, and what can be done with it. */
export function MethodRow({ method }: { readonly method: KeptMethod }) {
  const intl = useIntl();
  const dates = useDateText();
  const { id, kind, token, isDefault, expiryStatus, isDebitBlocked, agreements } = method;
  const ends = token.expirationDate ? cardExpiryDate(token.expirationDate) : undefined;
  const name = intl.formatMessage({ id: 'paymentMethod.name' }, savedValues(method));
  const labelled = (action: string) => ({ 'aria-label': `${intl.formatMessage({ id: action })}: ${name}` });
  return (
    <article className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Icon
        as={kind === 'bank-account' ? 'landmark' : 'credit-card'}
        size="l"
        className="flex-none text-spruce-700"
      />
      <div className="min-w-0 flex-1 basis-56">
        <h2 className="flex flex-wrap items-center gap-2 font-sans text-base font-semibold tracking-normal">
          {name}
          {isDefault && (
            <Badge tone="spruce">
              <FormattedMessage id="methods.default" />
            </Badge>
          )}
          {expiryStatus === 'expiring' && (
            <Badge tone="honey">
              <FormattedMessage id="methods.expiring" />
            </Badge>
          )}
          {isDebitBlocked && (
            <Badge tone="outline">
              <FormattedMessage id="methods.blocked" />
            </Badge>
          )}
          {expiryStatus === 'expired' && (
            <Badge tone="outline">
              <FormattedMessage id="payment.expired" />
            </Badge>
          )}
        </h2>
        <p className="text-sm text-ink-2">
          {ends && (
            <FormattedMessage
              id="methods.ends"
              values={{ status: expiryStatus ?? 'valid', date: dates.long(ends) }}
            />
          )}
          {kind === 'bank-account' && (
            <FormattedMessage id={isDebitBlocked ? 'methods.blockedNote' : 'methods.bankNote'} />
          )}{' '}
          {agreements.length > 0 && (
            <FormattedMessage
              id="methods.autopay"
              values={{
                names: intl.formatList(
                  agreements.map((one) => one.name),
                  { type: 'conjunction' },
                ),
              }}
            />
          )}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-4">
        {!isDefault && expiryStatus !== 'expired' && !isDebitBlocked && (
          <Form method="post" preventScrollReset>
            <input type="hidden" name="paymentMethodId" value={id} />
            <Button
              type="submit"
              name="intent"
              value="default"
              variant="link"
              size="small"
              {...labelled('methods.makeDefault')}
            >
              <FormattedMessage id="methods.makeDefault" />
            </Button>
          </Form>
        )}
        {agreements.length > 0 ? (
          <ButtonLink
            to={`${METHODS_HREF}?remove=${encodeURIComponent(id)}`}
            preventScrollReset
            variant="link"
            size="small"
            {...labelled('methods.remove')}
          >
            <FormattedMessage id="methods.remove" />
          </ButtonLink>
        ) : (
          <Form method="post" action={METHODS_HREF} preventScrollReset>
            <input type="hidden" name="paymentMethodId" value={id} />
            <Button
              type="submit"
              name="intent"
              value="remove"
              variant="link"
              size="small"
              {...labelled('methods.remove')}
            >
              <FormattedMessage id="methods.remove" />
            </Button>
          </Form>
        )}
      </div>
    </article>
  );
}
