import type { Basket } from '@ownpath/contracts/basket';
import { PROMO_CODE_FIELDS } from '@ownpath/domain/forms';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form, useNavigation } from 'react-router';
import { Button, IconButton } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { FieldFrame, fieldAria, inputClass } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';

const FIELD_ID = 'promo-code';

type Props = {
  readonly coupons: Basket['coupons'];
  /** The code that was refused. */
  readonly refusedCode: string | null;
};

/** The field for a promo code, or the entered code with its status and a button that removes it. */
export function PromoCode({ coupons, refusedCode }: Props) {
  const [coupon] = coupons;
  return coupon ? <EnteredCode coupon={coupon} /> : <CodeField refusedCode={refusedCode} />;
}

function CodeField({ refusedCode }: Pick<Props, 'refusedCode'>) {
  const { formatMessage } = useIntl();
  const isBusy = useNavigation().formData?.get('intent') === 'apply-promo';
  const error = refusedCode === null ? undefined : formatMessage({ id: 'cart.promo.invalid' });
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (refusedCode !== null) field.current?.focus();
  }, [refusedCode]);
  return (
    <Form method="post" preventScrollReset noValidate>
      <FieldFrame id={FIELD_ID} label={<FormattedMessage id="cart.promo.label" />} error={error}>
        <div className="flex gap-2">
          <input
            key={refusedCode}
            ref={field}
            {...PROMO_CODE_FIELDS.promoCode}
            name="promoCode"
            autoCapitalize="characters"
            spellCheck={false}
            defaultValue={refusedCode ?? ''}
            {...fieldAria({ id: FIELD_ID, error })}
            className={cx(inputClass, 'min-w-0 flex-1 uppercase')}
          />
          <Button type="submit" name="intent" value="apply-promo" variant="outline" isBusy={isBusy}>
            <FormattedMessage id="offers.apply" />
          </Button>
        </div>
      </FieldFrame>
    </Form>
  );
}

function EnteredCode({ coupon }: { readonly coupon: Basket['coupons'][number] }) {
  const { formatMessage } = useIntl();
  const isApplied = coupon.statusCode === 'applied';
  return (
    <Form
      method="post"
      preventScrollReset
      className="flex items-center gap-3 rounded-control bg-honey-50 py-1 pr-1 pl-4 ring-1 ring-honey-300 ring-inset"
    >
      <input type="hidden" name="couponItemId" value={coupon.couponItemId} />
      <Icon as={isApplied ? 'tag' : 'circle-alert'} className="text-honey-700" />
      <p role="status" className="min-w-0 flex-1 py-2 text-sm wrap-anywhere">
        <b className="font-semibold">{coupon.code}</b>{' '}
        <span className="text-ink-2">
          <FormattedMessage
            id={
              isApplied
                ? 'offers.applied'
                : coupon.statusCode === 'no_active_promotion'
                  ? 'cart.promo.over'
                  : 'cart.promo.notHere'
            }
          />
        </span>
      </p>
      <IconButton
        type="submit"
        name="intent"
        value="remove-promo"
        aria-label={formatMessage({ id: 'cart.promo.remove' }, { code: coupon.code })}
      >
        <Icon as="x" size="s" />
      </IconButton>
    </Form>
  );
}
