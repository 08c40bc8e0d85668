import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { useDateText } from '../../../platform/i18n/date-text.ts';
import { PaymentStem } from '../../../shared/agreements/payment-stem.tsx';
import { ProductPicture } from '../../../shared/pictures/product-picture.tsx';
import { usePriceText } from '../../../shared/pricing/price-text.ts';
import { paperHref, receiptHref } from '../../../shared/shopper/account-links.ts';
import { useShopData } from '../../../shared/shopper/shop-data.ts';
import { ButtonLink, buttonClass } from '../../../ui/button.tsx';
import { HeroBand } from '../../../ui/hero-band.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Sprig } from '../../../ui/sprig.tsx';
import type { AgreementPageData } from './load-agreement.server.ts';

type Props = Pick<AgreementPageData, 'agreement' | 'details' | 'history'>;

/** The good news: everything is paid. */
export function OwnedHero({ agreement, details, history }: Props) {
  const dates = useDateText();
  const { money } = usePriceText();
  const name = useShopData()?.customer?.firstName ?? '';
  // A bank debit that paid it off can still come back.
  const isLetterReady = agreement.provisionalCents === 0;
  const [latest] = history.filter(({ status }) => status === 'completed');
  return (
    <HeroBand
      eyebrow={
        <FormattedMessage id="owned.paidOff" values={{ date: dates.long(details.paidInFullOn ?? '') }} />
      }
      title={<FormattedMessage id="owned.title" values={{ name, has: name === '' ? 'no' : 'yes' }} />}
      text={<FormattedMessage id="owned.text" values={{ name: agreement.name, count: history.length }} />}
      actions={
        <>
          {isLetterReady && (
            <Link
              to={paperHref(agreement.agreementNumber, 'ownership-letter')}
              reloadDocument
              className={`${buttonClass({ variant: 'action' })} no-underline`}
            >
              <Icon as="download" />
              <FormattedMessage id="myAgreement.papers.letter" />
            </Link>
          )}
          {latest && (
            <ButtonLink to={receiptHref(latest.paymentId)} variant="onDark">
              <FormattedMessage id="owned.receipt" values={{ amount: money(latest.amountCents) }} />
            </ButtonLink>
          )}
        </>
      }
      aside={
        <span className="grid aspect-6/5 place-items-center rounded-leaf bg-sage-100">
          {agreement.imageUrls[0] && (
            <ProductPicture
              src={agreement.imageUrls[0]}
              alt=""
              width={464}
              height={348}
              sizes="(min-width: 62rem) 29rem, 100vw"
              isLazy={false}
              className="w-[88%]"
            />
          )}
        </span>
      }
    />
  );
}

/** The letter as the file says it, and what it came to. */
export function OwnedLetter({ agreement, details, history }: Props) {
  const dates = useDateText();
  const { money } = usePriceText();
  const id = useId();
  const kept = history.filter(({ status }) => status === 'completed');
  const sum = (of: (entry: (typeof kept)[number]) => number) =>
    kept.reduce((total, entry) => total + of(entry), 0);
  const rent = sum(({ parts }) => parts.rentCents);
  const price = sum(({ parts }) => parts.buyOutCents);
  const fees = sum(({ parts }) => parts.feeCents + parts.lateFeeCents + parts.coverageCents);
  const saved = details.terms.totalRentCents - rent - price;
  const rows = [
    ['owned.rent', rent],
    ['pay.part.buyOutCents', price],
    ['owned.fees', fees],
    ['pay.part.taxCents', sum(({ parts }) => parts.taxCents)],
  ] as const;
  return (
    <>
      <PaymentStem paidCount={1} paymentCount={1} className="mb-8" />
      <div className="grid gap-7 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start">
        <section aria-labelledby={id} className="rounded-control bg-white p-6 shadow-lift sm:p-10">
          <p className="flex items-center gap-2.5 font-display text-lg font-bold">
            <Sprig size={28} />
            Rowan &amp; Co.
          </p>
          <h2 id={id} className="mt-6 text-lg">
            <FormattedMessage id="myAgreement.papers.letter" />
          </h2>
          <p className="mt-3">{dates.long(details.paidInFullOn ?? '')}</p>
          {agreement.provisionalCents > 0 && (
            <p className="mt-3 font-semibold">
              <FormattedMessage id="owned.letterLater" />
            </p>
          )}
          <p className="mt-3">
            <FormattedMessage
              id="owned.letter"
              values={{ name: details.customerName, number: agreement.agreementNumber }}
            />
          </p>
          <dl className="mt-5 grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2 border-t-2 border-dotted border-oat-300 pt-4">
            {details.items.map((item) => (
              <LetterItem
                key={item.rmsItemNumber + (item.inventoryNumber ?? '')}
                name={item.name}
                unit={item.inventoryNumber ?? item.rmsItemNumber}
              />
            ))}
          </dl>
        </section>
        <section className="rounded-card bg-white p-6 shadow-card">
          <h2 className="text-lg">
            <FormattedMessage id="owned.cost" />
          </h2>
          <dl className="mt-3 grid grid-cols-[1fr_auto] gap-x-4 gap-y-1.5">
            {rows
              .filter(([, cents]) => cents > 0)
              .map(([label, cents]) => (
                <Sum key={label} label={label} amount={money(cents)} />
              ))}
            <Sum label="owned.total" amount={money(sum(({ amountCents }) => amountCents))} />
          </dl>
          {saved > 0 && (
            <p className="mt-4 rounded-control bg-sage-100 p-4">
              <FormattedMessage id="owned.saved" values={{ amount: money(saved) }} />
            </p>
          )}
        </section>
      </div>
    </>
  );
}

function LetterItem({ name, unit }: { readonly name: string; readonly unit: string }) {
  return (
    <>
      <dt className="text-ink-2">
        <FormattedMessage id="owned.item" />
      </dt>
      <dd className="font-semibold wrap-anywhere">{name}</dd>
      <dt className="text-ink-2">
        <FormattedMessage id="owned.unit" />
      </dt>
      <dd className="font-semibold">{unit}</dd>
    </>
  );
}

function Sum({ label, amount }: { readonly label: string; readonly amount: string }) {
  return (
    <>
      <dt className="text-ink-2">
        <FormattedMessage id={label} />
      </dt>
      <dd className="text-right font-semibold tabular-nums">{amount}</dd>
    </>
  );
}
