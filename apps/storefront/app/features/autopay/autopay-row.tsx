import type { AgreementAutopay } from '@ownpath/contracts/servicing';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form } from 'react-router';
import { useDateText } from '../../platform/i18n/date-text.ts';
import { RentalProgress } from '../../shared/agreements/rental-facts.tsx';
import { methodValues } from '../../shared/payment-method/saved-method-text.ts';
import { ProductPicture } from '../../shared/pictures/product-picture.tsx';
import { usePriceText } from '../../shared/pricing/price-text.ts';
import { AUTOPAY_HREF, authorizationHref, payHref, turnOnHref } from '../../shared/shopper/account-links.ts';
import { Notice } from '../../ui/notice.tsx';
import { SwitchButton } from '../../ui/switch.tsx';
import { LinkedMessage, TextLink } from '../../ui/text-link.tsx';
import { regularCharge } from './autopay-texts.ts';

type Props = { readonly agreement: AgreementAutopay; readonly isOpen: boolean };

/** One agreement with its switch. Off is at once; on opens the authorisation below. */
export function AutopayRow({ agreement, isOpen }: Props) {
  const { formatMessage } = useIntl();
  const { money, unit } = usePriceText();
  const { agreementId, agreementNumber, name, imageUrls, isOn, mayTurnOn, method, charges, frequency } =
    agreement;
  const regular = regularCharge(charges);
  const label = formatMessage({ id: isOn ? 'autopay.on' : 'autopay.off' });
  return (
    <article className="flex flex-wrap items-center gap-x-4 gap-y-3">
      {imageUrls[0] && (
        <span className="grid size-18 flex-none place-items-center rounded-control bg-sage-100">
          <ProductPicture src={imageUrls[0]} alt="" width={64} height={48} sizes="4rem" isLazy={false} />
        </span>
      )}
      <div className="min-w-0 flex-1 basis-40">
        <h2 className="text-lg wrap-anywhere">{name}</h2>
        {regular && (
          <p>
            <b className="font-semibold">{money(regular.amountCents)}</b> {unit(frequency)}
            {isOn && method && (
              <>
                {', '}
                <FormattedMessage id="paymentMethod.name" values={methodValues(method)} />
              </>
            )}
          </p>
        )}
        <p className="text-sm text-ink-2">
          <RentalProgress
            agreement={{ ...agreement, paymentsLeft: agreement.paymentCount - agreement.paymentsMade }}
          />
        </p>
        {isOn && <Authorized agreement={agreement} />}
        {!isOn && !mayTurnOn && (
          <p className="text-sm text-ink-2">
            <FormattedMessage id="autopay.atStore" />
          </p>
        )}
      </div>
      {isOn ? (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="agreementId" value={agreementId} />
          <SwitchButton
            name="intent"
            value="stop"
            isOn
            aria-label={formatMessage({ id: 'autopay.switch' }, { name })}
          >
            {label}
          </SwitchButton>
        </Form>
      ) : (
        mayTurnOn && (
          <Form method="get" action={AUTOPAY_HREF} preventScrollReset>
            <SwitchButton
              name="agreement"
              value={agreementNumber}
              isOn={false}
              aria-expanded={isOpen}
              aria-label={formatMessage({ id: 'autopay.switch' }, { name })}
            >
              {label}
            </SwitchButton>
          </Form>
        )
      )}
      <Trouble agreement={agreement} />
    </article>
  );
}

/** High enough for a finger where the links stand below each other. */
const OWN_LINE = 'inline-flex min-h-6 items-center';

function Authorized({ agreement }: Pick<Props, 'agreement'>) {
  const dates = useDateText();
  const { authorizedOn, charges, agreementNumber } = agreement;
  const last = charges.at(-1);
  return (
    <p className="text-sm text-ink-2">
      {authorizedOn && (
        <FormattedMessage
          id="autopay.authorized"
          values={{ date: dates.medium(authorizedOn), last: last ? dates.medium(last.date) : 'none' }}
        />
      )}
      <span className="flex flex-wrap gap-x-4">
        <TextLink className={OWN_LINE} reloadDocument to={authorizationHref(agreementNumber)}>
          <FormattedMessage id="autopay.authorization" />
        </TextLink>
        <TextLink className={OWN_LINE} to={turnOnHref(agreementNumber)} preventScrollReset>
          <FormattedMessage id="autopay.otherMethod" />
        </TextLink>
      </span>
    </p>
  );
}

/** What keeps the next charge from going through, and the way on. */
function Trouble({ agreement }: Pick<Props, 'agreement'>) {
  const dates = useDateText();
  const { money } = usePriceText();
  const { failed, isOn, isCharging, method, agreementNumber, leftToPayCents } = agreement;
  const isUnusable = isOn && (method?.expirationStatus === 'expired' || method?.isRemoved === true);
  if (!failed && !isUnusable && !isCharging && !(isOn && leftToPayCents > 0)) return null;
  return (
    <div className="grid basis-full gap-2">
      {isCharging && (
        <Notice tone="info">
          <FormattedMessage id="autopay.charging" />
        </Notice>
      )}
      {failed && (
        <Notice tone="honey">
          <LinkedMessage
            id="autopay.failed"
            to={payHref(agreementNumber)}
            values={{
              amount: money(failed.amountCents),
              due: dates.day(failed.dueOn),
              returned: failed.declineCode === 'debit-returned' ? 'yes' : 'no',
              retry: failed.retryOn ? dates.day(failed.retryOn) : 'none',
            }}
          />
        </Notice>
      )}
      {isUnusable && (
        <Notice tone="honey">
          <LinkedMessage id="autopay.unusable" to={turnOnHref(agreementNumber)} />
        </Notice>
      )}
      {isOn && !failed && leftToPayCents > 0 && (
        <Notice tone="honey">
          <LinkedMessage
            id="autopay.leftToPay"
            to={payHref(agreementNumber)}
            values={{ amount: money(leftToPayCents) }}
          />
        </Notice>
      )}
    </div>
  );
}
