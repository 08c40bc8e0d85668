import { formatPhone } from '@ownpath/domain/account';
import { readDate, readIncomeCents } from '@ownpath/domain/forms';
import { FREQUENCIES } from '@ownpath/domain/pricing';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { useDateText } from '../../platform/i18n/date-text.ts';
import { frequencyNameIds } from '../../shared/pricing/payment-frequency.tsx';
import { usePriceText } from '../../shared/pricing/price-text.ts';
import { TextLink } from '../../ui/text-link.tsx';
import type { TypedApplication } from './application-fields.ts';
import { applicationNameIds, stepTextIds } from './application-names.ts';
import { type ApplicationStep, searchOfStep } from './application-steps.ts';

/** What was entered at the earlier steps, with the way back to each. */
export function ApplicationReview({ typed }: { readonly typed: TypedApplication }) {
  const dates = useDateText();
  const { money } = usePriceText();
  const { formatMessage } = useIntl();
  const frequency = FREQUENCIES.find((known) => known === typed.payFrequency);
  const payday = readDate(typed.nextPayday);
  const cents = readIncomeCents(typed.monthlyIncome);
  return (
    <div className="mb-9 divide-y divide-oat-300 border-y border-oat-300">
      <Part step="about-you">
        <Row label={<FormattedMessage id="application.name" />}>
          {typed.firstName} {typed.lastName}
        </Row>
        <Row label={<FormattedMessage id={applicationNameIds.email} />}>{typed.email}</Row>
        <Row label={<FormattedMessage id={applicationNameIds.phone} />}>{formatPhone(typed.phone)}</Row>
      </Part>
      <Part step="home">
        <Row label={<FormattedMessage id="application.homeAddress" />}>
          {[typed.address1, typed.address2].filter(Boolean).join(', ')}
          <br />
          {typed.city}, {typed.stateCode} {typed.postalCode}
        </Row>
        <Row label={<FormattedMessage id={applicationNameIds.timeAtAddress} />}>
          <FormattedMessage
            id="application.timeThere"
            values={{ years: Number(typed.yearsAtAddress), months: Number(typed.monthsAtAddress) }}
          />
        </Row>
      </Part>
      <Part step="income">
        <Row label={<FormattedMessage id={applicationNameIds.monthlyIncome} />}>
          {cents === null ? typed.monthlyIncome : money(cents)}
        </Row>
        <Row label={<FormattedMessage id={applicationNameIds.payFrequency} />}>
          {frequency && formatMessage({ id: frequencyNameIds[frequency] })}
        </Row>
        <Row label={<FormattedMessage id={applicationNameIds.nextPayday} />}>
          {payday === null ? typed.nextPayday : dates.long(payday)}
        </Row>
      </Part>
    </div>
  );
}

type PartProps = { readonly step: Exclude<ApplicationStep, 'review'>; readonly children: ReactNode };

function Part({ step, children }: PartProps) {
  const { search } = useLocation();
  const name = <FormattedMessage id={stepTextIds[step].name} />;
  return (
    <section className="py-4">
      <div className="flex items-center justify-between gap-4">
        <h2 className="text-lg">{name}</h2>
        <TextLink look="strong" to={{ search: searchOfStep(step, new URLSearchParams(search)) }}>
          <FormattedMessage
            id="application.edit"
            values={{ step: name, hidden: (text) => <span className="sr-only">{text}</span> }}
          />
        </TextLink>
      </div>
      <dl className="mt-1 grid gap-x-6 gap-y-2 text-sm sm:grid-cols-3">{children}</dl>
    </section>
  );
}

type RowProps = { readonly label: ReactNode; readonly children: ReactNode };

function Row({ label, children }: RowProps) {
  return (
    <div className="min-w-0 wrap-anywhere">
      <dt className="text-ink-3">{label}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  );
}
