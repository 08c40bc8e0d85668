import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { DueText, RentalProgress } from '../../shared/agreements/rental-facts.tsx';
import { ProductPicture } from '../../shared/pictures/product-picture.tsx';
import { usePriceText } from '../../shared/pricing/price-text.ts';
import { helpHref } from '../../shared/shopper/account-links.ts';
import { cx } from '../../ui/cx.ts';
import { TextField } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { radioClass } from '../../ui/radio.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import type { PayableAgreement } from './load-payment-page.server.ts';
import { amountField, type ChoiceName, choiceField, countField } from './payment-choices.ts';
import { choiceIds, typedIds } from './payment-texts.ts';
import { QuoteSentence } from './quote-sentence.tsx';

const refusalIds = {
  'nothing-owed': 'pay.refusal.nothing-owed',
  'not-positive': 'pay.refusal.not-positive',
  'not-a-part': 'pay.refusal.not-a-part',
  'too-many-payments': 'pay.refusal.too-many-payments',
  'no-early-purchase': 'pay.refusal.no-early-purchase',
  'not-an-amount': 'pay.refusal.not-an-amount',
} as const;

const isTyped = (name: ChoiceName): name is keyof typeof typedIds => Object.hasOwn(typedIds, name);

type Props = { readonly agreement: PayableAgreement; readonly canBeLeftOut: boolean };

/** One agreement, what can be paid on it, and what the choice comes to. */
export function AgreementChoice({ agreement, canBeLeftOut }: Props) {
  const { formatMessage } = useIntl();
  const { money } = usePriceText();
  const { agreementNumber: number, name, chosen, due, buyOut, quote, refusal } = agreement;
  const field = chosen.name === 'ahead' ? countField(number) : amountField(number);
  const names: readonly ChoiceName[] = ['due', 'extra', ...(buyOut ? (['buy'] as const) : [])];
  const others: readonly ChoiceName[] = ['ahead', 'part', ...(canBeLeftOut ? (['none'] as const) : [])];
  const amounts: Partial<Record<ChoiceName, number | undefined>> = {
    due: due?.chargeCents,
    buy: buyOut?.chargeCents,
  };
  return (
    <fieldset className="min-w-0 border-t border-oat-300 py-6">
      <legend className="sr-only">{name}</legend>
      <Head agreement={agreement} />
      <div className="mt-4 grid gap-2 sm:grid-cols-3">
        {names.map((one) => {
          const cents = amounts[one];
          return (
            <Choice key={one} number={number} name={one} chosen={chosen.name} isCard>
              <span className="block text-sm text-ink-2">
                <FormattedMessage id={choiceIds[one]} values={{ status: agreement.dueStatus ?? 'future' }} />
              </span>
              <b className="font-semibold">
                {cents === undefined ? <FormattedMessage id="pay.choice.youChoose" /> : money(cents)}
              </b>
            </Choice>
          );
        })}
      </div>
      <div className="mt-2 flex flex-wrap gap-x-6">
        {others.map((one) => (
          <Choice key={one} number={number} name={one} chosen={chosen.name}>
            <FormattedMessage id={choiceIds[one]} />
          </Choice>
        ))}
      </div>
      {isTyped(chosen.name) && (
        <TextField
          key={chosen.name}
          id={field}
          name={field}
          className="mt-4 max-w-60"
          label={formatMessage({ id: typedIds[chosen.name].label })}
          hint={formatMessage({ id: typedIds[chosen.name].hint })}
          error={
            refusal && chosen.amount + chosen.count !== '1'
              ? formatMessage({ id: refusalIds[refusal] })
              : undefined
          }
          inputMode={chosen.name === 'ahead' ? 'numeric' : 'decimal'}
          autoComplete="off"
          defaultValue={chosen.name === 'ahead' ? chosen.count : chosen.amount}
        />
      )}
      <p className="mt-3 max-w-prose text-sm" aria-live="polite">
        {quote && <QuoteSentence quote={quote} name={name} />}
        {refusal && !isTyped(chosen.name) && <FormattedMessage id={refusalIds[refusal]} />}
      </p>
    </fieldset>
  );
}

function Head({ agreement }: Pick<Props, 'agreement'>) {
  const { name, imageUrls, currentDueOn, dueStatus } = agreement;
  const isLate = dueStatus === 'pastDue';
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {imageUrls[0] && (
        <span className="grid size-14 flex-none place-items-center rounded-control bg-sage-100">
          <ProductPicture src={imageUrls[0]} alt="" width={56} height={42} sizes="3.5rem" isLazy={false} />
        </span>
      )}
      <div className="min-w-0 flex-1 basis-60">
        <h2 className="text-lg wrap-anywhere">{name}</h2>
        <p className="text-sm text-ink-2">
          <RentalProgress agreement={agreement} />
        </p>
      </div>
      {currentDueOn && (
        <div className="text-sm">
          <p className={cx('flex items-center gap-2 font-semibold', isLate && 'text-honey-700')}>
            <Icon as={isLate ? 'clock' : 'circle-check'} size="s" />
            <DueText agreement={agreement} />
          </p>
          <TextLink to={helpHref(agreement.agreementNumber)} className="inline-flex min-h-8 items-center">
            <FormattedMessage id={isLate ? 'payHelp.linkLate' : 'payHelp.link'} />
          </TextLink>
        </div>
      )}
    </div>
  );
}

type ChoiceProps = {
  readonly number: string;
  readonly name: ChoiceName;
  readonly chosen: ChoiceName;
  readonly isCard?: boolean;
  readonly children: ReactNode;
};

function Choice({ number, name, chosen, isCard = false, children }: ChoiceProps) {
  return (
    <label
      className={cx(
        'flex min-h-11 cursor-pointer items-center gap-3',
        isCard &&
          'rounded-control bg-white px-4 py-2.5 ring-[1.5px] ring-oat-500 has-checked:bg-sage-50 has-checked:ring-2 has-checked:ring-spruce-700',
        'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
      )}
    >
      <input
        type="radio"
        name={choiceField(number)}
        value={name}
        defaultChecked={chosen === name}
        className={cx(radioClass, 'outline-none')}
      />
      <span className="min-w-0">{children}</span>
    </label>
  );
}
