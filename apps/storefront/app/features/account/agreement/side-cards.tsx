import { exchangeDate } from '@ownpath/domain/agreements';
import { type ReactNode, useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { useDateText } from '../../../platform/i18n/date-text.ts';
import { isTakenBack } from '../../../shared/agreements/running-rental.ts';
import { usePriceText } from '../../../shared/pricing/price-text.ts';
import { exchangeHref, HISTORY_HREF, paperHref, visitHref } from '../../../shared/shopper/account-links.ts';
import { agreementHref } from '../../../shared/shopper/order-links.ts';
import { StoreContact } from '../../../shared/shopper/store-contact.tsx';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import { Door } from '../account-doors.tsx';
import type { AgreementPageData } from './load-agreement.server.ts';

type Props = Pick<AgreementPageData, 'agreement' | 'details' | 'history'>;

type SectionProps = {
  readonly titleId: string;
  readonly values?: Record<string, string>;
  readonly children: ReactNode;
};

function Section({ titleId, values = {}, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-5 text-[1.625rem]">
        <FormattedMessage id={titleId} values={values} />
      </h2>
      {children}
    </section>
  );
}

/** The items, each with its condition and the number of its unit. */
export function Items({ agreement, details }: Pick<Props, 'agreement' | 'details'>) {
  const { condition } = usePriceText();
  const dates = useDateText();
  const isOwned = agreement.refCode === 'PAIDOFF';
  const state = isTakenBack(agreement) ? 'ended' : isOwned ? 'owned' : 'having';
  return (
    <Section titleId="myAgreement.items" values={{ state }}>
      <ul className="rounded-card bg-white px-6 py-2 shadow-card">
        {details.items.map((item) => (
          <li
            key={item.rmsItemNumber + (item.inventoryNumber ?? '')}
            className="border-t border-oat-300 py-3.5 first:border-t-0"
          >
            <p className="font-semibold wrap-anywhere">{item.name}</p>
            <p className="text-sm text-ink-2">
              <FormattedMessage
                id="myAgreement.item"
                values={{
                  condition: condition(item.condition),
                  quantity: item.quantity,
                  item: item.rmsItemNumber,
                  unit: item.inventoryNumber ?? 'none',
                  date: dates.medium(details.deliveredOn ?? ''),
                  delivered: details.deliveredOn ? 'yes' : 'no',
                }}
              />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The papers: agreement, statement, receipts, and the letter once everything is paid. */
export function Papers({ agreement, history }: Props) {
  const dates = useDateText();
  const { agreementNumber, orderNo, refCode, provisionalCents } = agreement;
  // A bank debit that paid it off can still come back.
  const isLetterReady = refCode === 'PAIDOFF' && provisionalCents === 0;
  const [latest] = history.filter(({ status }) => status === 'completed');
  return (
    <Section titleId="myAgreement.papers">
      <ul className="rounded-card bg-white px-6 py-2 shadow-card">
        {orderNo && (
          <Paper
            icon="file-text"
            titleId="myAgreement.papers.agreement"
            to={agreementHref(orderNo)}
            linkId="myAgreement.papers.open"
          >
            <FormattedMessage id="myAgreement.papers.agreementText" />
          </Paper>
        )}
        {latest && (
          <Paper
            icon="receipt-text"
            titleId="myAgreement.papers.receipt"
            to={paperHref(agreementNumber, 'receipt', latest.paymentId)}
            isFile
          >
            <FormattedMessage
              id="myAgreement.papers.receiptText"
              values={{
                date: dates.medium(latest.paidOn),
                a: (text) => (
                  <Link
                    to={`${HISTORY_HREF}?agreement=${encodeURIComponent(agreementNumber)}`}
                    className="text-spruce-700 underline"
                  >
                    {text}
                  </Link>
                ),
              }}
            />
          </Paper>
        )}
        <Paper
          icon="scroll-text"
          titleId="myAgreement.papers.statement"
          to={paperHref(agreementNumber, 'statement')}
          isFile
        >
          <FormattedMessage id="myAgreement.papers.statementText" />
        </Paper>
        {!isTakenBack(agreement) && (
          <Paper
            icon="award"
            titleId="myAgreement.papers.letter"
            to={isLetterReady ? paperHref(agreementNumber, 'ownership-letter') : null}
            isFile
          >
            {refCode === 'PAIDOFF' && !isLetterReady ? (
              <FormattedMessage id="owned.letterLater" />
            ) : (
              <FormattedMessage
                id="myAgreement.papers.letterText"
                values={{ owned: isLetterReady ? 'yes' : 'no' }}
              />
            )}
          </Paper>
        )}
      </ul>
    </Section>
  );
}

type PaperProps = {
  readonly icon: IconName;
  readonly titleId: string;
  /** Null for a paper that does not exist yet. */
  readonly to: string | null;
  readonly isFile?: boolean;
  readonly linkId?: string;
  readonly children: ReactNode;
};

function Paper({ icon, titleId, to, isFile = false, linkId, children }: PaperProps) {
  return (
    <li className="flex items-center gap-3.5 border-t border-oat-300 py-3.5 first:border-t-0">
      <Icon as={icon} className="text-spruce-700" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">
          <FormattedMessage id={titleId} />
        </p>
        <p className="text-sm text-ink-2">{children}</p>
      </div>
      {to !== null && (
        <Link
          to={to}
          reloadDocument={isFile}
          className="inline-flex min-h-11 items-center font-semibold whitespace-nowrap text-spruce-700 underline"
        >
          <FormattedMessage id={linkId ?? 'myAgreement.papers.download'} />
          <span className="sr-only">
            {' '}
            <FormattedMessage id={titleId} />
          </span>
        </Link>
      )}
    </li>
  );
}

/** What can be done when something is wrong, once it is delivered: and the store to call. */
export function AgreementHelp({ agreement }: Pick<Props, 'agreement'>) {
  const dates = useDateText();
  const { openedOn, deliveredOn, agreementNumber, refCode } = agreement;
  if (isTakenBack(agreement)) return null;
  return (
    <Section titleId="myAgreement.help">
      {deliveredOn && refCode === 'ACTIVE' && (
        <ul className="mb-6 border-t border-oat-300 print:hidden">
          <Door
            to={visitHref(agreementNumber, 'service')}
            icon="wrench"
            title={<FormattedMessage id="visits.service" />}
            text={<FormattedMessage id="myAgreement.help.service" />}
          />
          <Door
            to={exchangeHref(agreementNumber)}
            icon="arrow-left-right"
            title={<FormattedMessage id="myAgreement.help.exchange" />}
            text={
              <FormattedMessage
                id="myAgreement.help.exchangeText"
                values={{ date: dates.long(exchangeDate(openedOn ?? deliveredOn)) }}
              />
            }
          />
          <Door
            to={visitHref(agreementNumber, 'pickup')}
            icon="undo-2"
            title={<FormattedMessage id="visits.return" />}
            text={<FormattedMessage id="myAgreement.help.return" />}
          />
        </ul>
      )}
      <StoreContact />
    </Section>
  );
}
