import type { AgreementAutopay, SavedPaymentMethod } from '@ownpath/contracts/servicing';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form, useNavigation } from 'react-router';
import { useDateText } from '../../platform/i18n/date-text.ts';
import { expiryText, savedValues } from '../../shared/payment-method/saved-method-text.ts';
import { usePriceText } from '../../shared/pricing/price-text.ts';
import { METHODS_HREF, payHref } from '../../shared/shopper/account-links.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Notice } from '../../ui/notice.tsx';
import { RadioCard } from '../../ui/radio-card.tsx';
import { LinkedMessage, TextLink } from '../../ui/text-link.tsx';
import { type AutopayProblem, problemIds, regularCharge } from './autopay-texts.ts';

type Props = {
  readonly agreement: AgreementAutopay;
  readonly methods: readonly SavedPaymentMethod[];
  readonly problem: AutopayProblem | null;
};

/** What is charged, when and to what; the box starts empty, and nothing is on before it is ticked. */
export function TurnOn({ agreement, methods, problem }: Props) {
  const { formatMessage } = useIntl();
  const { money, unit } = usePriceText();
  const navigation = useNavigation();
  const heading = useRef<HTMLHeadingElement>(null);
  const consent = useRef<HTMLDivElement>(null);
  const [isUnticked, setIsUnticked] = useState(false);
  const { agreementId, agreementNumber, version, authorization, charges, isOn, frequency } = agreement;
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const usable = methods.filter(
    ({ expiryStatus, isDebitBlocked }) => expiryStatus !== 'expired' && !isDebitBlocked,
  );
  const current = agreement.method?.paymentMethodId;
  const first = usable.find(({ id }) => (isOn ? id !== current : true))?.id;
  const regular = regularCharge(charges);
  const isBusy = navigation.state !== 'idle' && navigation.formMethod === 'POST';
  if (!authorization || !regular) return null;
  const check = (event: FormEvent<HTMLFormElement>) => {
    const box = consent.current?.querySelector('input');
    if (!box || box.checked) return setIsUnticked(false);
    event.preventDefault();
    setIsUnticked(true);
    box.focus();
  };
  const isConsentMissing = isUnticked || problem === 'consent';
  return (
    <section aria-labelledby="turn-on" className="mt-5 border-t border-oat-300 pt-5">
      <h3
        ref={heading}
        tabIndex={-1}
        id="turn-on"
        className="font-sans text-base font-semibold tracking-normal"
      >
        <FormattedMessage
          id={isOn ? 'autopay.change.title' : 'autopay.turnOn.title'}
          values={{ number: agreementNumber }}
        />
      </h3>
      <Terms agreement={agreement} />
      <Form method="post" noValidate onSubmit={check}>
        <input type="hidden" name="intent" value="enroll" />
        <input type="hidden" name="agreementId" value={agreementId} />
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="textVersion" value={authorization.textVersion} />
        <fieldset className="mt-5 grid gap-2.5">
          <legend className="mb-2 font-semibold">
            <FormattedMessage id="autopay.chargeTo" />
          </legend>
          {usable.map((method) => (
            <RadioCard
              key={method.id}
              id={`method-${method.id}`}
              name="method"
              value={method.id}
              defaultChecked={method.id === first}
              className="p-4!"
              label={<FormattedMessage id="paymentMethod.name" values={savedValues(method)} />}
            >
              <span className="text-sm text-ink-2">{expiryText(method)}</span>
            </RadioCard>
          ))}
          <TextLink to={METHODS_HREF} className="justify-self-start">
            <FormattedMessage id={usable.length === 0 ? 'autopay.addFirst' : 'autopay.addMethod'} />
          </TextLink>
        </fieldset>
        {problem && problem !== 'consent' && (
          <div className="mt-4" role="alert">
            <Notice tone="error">
              <FormattedMessage id={problemIds[problem]} />
            </Notice>
          </div>
        )}
        <div ref={consent} className="mt-5">
          <Checkbox
            id="autopay-consent"
            name="consent"
            error={isConsentMissing ? formatMessage({ id: 'autopay.problem.consent' }) : undefined}
            label={
              <span className="grid gap-2">
                {authorization.paragraphs.map((paragraph) => (
                  <span key={paragraph}>{paragraph}</span>
                ))}
              </span>
            }
          />
        </div>
        <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3">
          <Button type="submit" variant="action" isBusy={isBusy} disabled={usable.length === 0}>
            <FormattedMessage
              id={isOn ? 'autopay.change.submit' : 'autopay.turnOn.submit'}
              values={{ amount: money(regular.amountCents), unit: unit(frequency) }}
            />
          </Button>
          {agreement.leftToPayCents > 0 && (
            <p className="min-w-0 flex-1 basis-52 text-sm text-ink-2">
              <LinkedMessage
                id="autopay.notPart"
                to={payHref(agreementNumber)}
                values={{ amount: money(agreement.leftToPayCents) }}
              />
            </p>
          )}
        </div>
      </Form>
    </section>
  );
}

function Terms({ agreement }: Pick<Props, 'agreement'>) {
  const dates = useDateText();
  const { money } = usePriceText();
  const { charges, frequency, paymentCount, totalCostCents, cashPriceCents } = agreement;
  const [next] = charges;
  const last = charges.at(-1);
  const regular = regularCharge(charges);
  if (!next || !last || !regular) return null;
  // The next payment can be a short one, off the paydays.
  const day = dates.weekdayName(regular.date);
  return (
    <dl className="mt-4 grid gap-4 rounded-control bg-sage-50 p-5 sm:grid-cols-3 [&_dd]:font-semibold [&_dt]:text-sm [&_dt]:text-ink-2 [&_small]:block [&_small]:text-sm [&_small]:font-normal [&_small]:text-ink-2">
      <div>
        <dt>
          <FormattedMessage id="autopay.terms.amount" />
        </dt>
        <dd>
          {money(regular.amountCents)}
          <small>
            <FormattedMessage
              id="autopay.terms.parts"
              values={{ rent: money(regular.rentCents), tax: money(regular.taxCents) }}
            />
          </small>
          {next.amountCents !== regular.amountCents && (
            <small>
              <FormattedMessage
                id="autopay.terms.first"
                values={{ amount: money(next.amountCents), date: dates.day(next.date) }}
              />
            </small>
          )}
        </dd>
      </div>
      <div>
        <dt>
          <FormattedMessage id="autopay.terms.when" />
        </dt>
        <dd>
          <FormattedMessage id="autopay.terms.days" values={{ frequency, day }} />
          <small>
            <FormattedMessage
              id="autopay.terms.range"
              values={{ first: dates.medium(next.date), last: dates.medium(last.date) }}
            />
          </small>
        </dd>
      </div>
      <div>
        <dt>
          <FormattedMessage id="autopay.terms.count" />
        </dt>
        <dd>
          <FormattedMessage id="autopay.terms.of" values={{ count: charges.length, all: paymentCount }} />
          <small>
            <FormattedMessage
              id="autopay.terms.cost"
              values={{ total: money(totalCostCents), cash: money(cashPriceCents) }}
            />
          </small>
        </dd>
      </div>
    </dl>
  );
}
