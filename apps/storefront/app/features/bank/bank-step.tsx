import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { THANK_YOU_HREF, UPLOAD_HREF } from '../../shared/documents/document-links.ts';
import { refusalIds } from '../../shared/documents/refusal-ids.ts';
import { useShopData } from '../../shared/shopper/shop-data.ts';
import { useFinderHref } from '../../shared/shopper/use-finder-href.ts';
import { ButtonLink, buttonClass } from '../../ui/button.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { phoneHref } from '../../ui/phone-href.ts';
import { TextLink } from '../../ui/text-link.tsx';
import type { BankReturned, BankView } from './bank.server.ts';
import { AmountsForm, NumbersForm } from './bank-numbers.tsx';
import { BankSearch } from './bank-search.tsx';
import { WhatWeSee } from './what-we-see.tsx';

type Props = { readonly view: BankView; readonly returned: BankReturned | null };

/** The parts of the step's page (`bank-verification`), for the checkout's layout. */
export function bankParts(view: BankView, returned: BankReturned | null) {
  return {
    title: <FormattedMessage id="bank.title" />,
    intro: <FormattedMessage id="bank.intro" />,
    aside: <WhatWeSee />,
    children: <BankStep view={view} returned={returned} />,
  };
}

const outcomeIds = {
  cancelled: 'bank.outcome.cancelled',
  'deposits-failed': 'bank.outcome.deposits-failed',
  'insufficient-funds': 'bank.outcome.insufficient-funds',
  'invalid-credentials': 'bank.outcome.invalid-credentials',
  locked: 'bank.outcome.locked',
  refused: 'bank.outcome.refused',
  unavailable: 'bank.outcome.unavailable',
  'wrong-amounts': 'bank.outcome.wrong-amounts',
} as const;

/** A bank's window, or another way. */
function BankStep({ view, returned }: Props) {
  // While a statement is checked, the outcome of an earlier window is old news.
  const lastOutcome = view.statement?.state === 'in-review' ? null : view.lastOutcome;
  const outcome = returned?.outcome ?? lastOutcome;
  const wrongFields = returned?.wrongFields ?? [];
  const isNumbersOpen = view.way === 'numbers' || wrongFields.some((field) => field !== 'amounts');
  return (
    <>
      {outcome !== null && (
        <div className="mb-6">
          <Notice tone={outcome === 'cancelled' ? 'info' : 'honey'} role="status">
            <FormattedMessage id={outcomeIds[outcome]} values={{ bank: view.institutionName ?? 'none' }} />
          </Notice>
        </div>
      )}
      <StatementNotice statement={view.statement} />
      {view.deposits && <AmountsForm deposits={view.deposits} wrongFields={wrongFields} />}
      <BankSearch bankName={view.bankName} banks={view.banks} />
      <section className="mt-11">
        <h2 className="mb-3 text-[1.375rem]">
          <FormattedMessage id="bank.otherWays" />
        </h2>
        <Way
          icon="hash"
          title={<FormattedMessage id="bank.numbers" />}
          text={<FormattedMessage id="bank.numbersText" />}
          action={
            !isNumbersOpen && (
              <ButtonLink
                to="/checkout?step=bank-verification&way=numbers"
                variant="outline"
                size="small"
                preventScrollReset
                id="numbers"
              >
                <FormattedMessage id="bank.enterNumbers" />
              </ButtonLink>
            )
          }
        />
        {isNumbersOpen && <NumbersForm wrongFields={wrongFields} />}
        <StatementWay statement={view.statement} />
        <AtTheStore />
      </section>
      <TextLink to="/checkout?step=renewal-terms-page" look="strong" className="mt-8">
        <FormattedMessage id="bank.back" />
      </TextLink>
    </>
  );
}

/** What became of a statement that was handed in. */
function StatementNotice({ statement }: Pick<BankView, 'statement'>) {
  if (statement?.state === 'in-review') {
    return (
      <div className="mb-6">
        <Notice tone="info" role="status">
          <p>
            <FormattedMessage id="bank.statementInReview" />
          </p>
          <TextLink to={THANK_YOU_HREF} look="strong">
            <FormattedMessage id="stillNeeded.see" />
          </TextLink>
        </Notice>
      </div>
    );
  }
  if (statement?.state !== 'refused' || statement.reason === null) return null;
  return (
    <div className="mb-6">
      <Notice tone="honey" role="status">
        <p className="font-semibold">
          <FormattedMessage id="bank.statementRefused" />
        </p>
        <p>
          <FormattedMessage id={refusalIds[statement.reason]} />{' '}
          <FormattedMessage
            id={statement.triesLeft > 0 ? 'documents.triesLeft' : 'documents.noTries'}
            values={{ count: statement.triesLeft }}
          />
        </p>
      </Notice>
    </div>
  );
}

/** A statement is uploaded, while it is asked for and may still be. */
function StatementWay({ statement }: Pick<BankView, 'statement'>) {
  const isOpen = statement !== null && statement.state !== 'in-review' && statement.triesLeft > 0;
  if (!isOpen) return null;
  return (
    <Way
      icon="file-up"
      title={<FormattedMessage id="bank.statement" />}
      text={<FormattedMessage id="bank.statementText" />}
      action={
        <ButtonLink to={UPLOAD_HREF} variant="outline" size="small">
          <FormattedMessage id="bank.upload" />
        </ButtonLink>
      }
    />
  );
}

/** A statement is looked at in the store; the cart is kept meanwhile. */
function AtTheStore() {
  const store = useShopData()?.store ?? null;
  const finder = useFinderHref();
  return (
    <Way
      icon="store"
      title={
        store ? (
          <FormattedMessage id="bank.store" values={{ store: store.address1 }} />
        ) : (
          <FormattedMessage id="bank.anyStore" />
        )
      }
      text={<FormattedMessage id="bank.storeText" />}
      action={
        store && store.phone !== '' ? (
          <a href={phoneHref(store.phone)} className={buttonClass({ variant: 'outline', size: 'small' })}>
            <FormattedMessage id="bank.call" values={{ phone: store.phone }} />
          </a>
        ) : (
          <ButtonLink to={finder} variant="outline" size="small">
            <FormattedMessage id="contact.findStore" />
          </ButtonLink>
        )
      }
    />
  );
}

type WayProps = {
  readonly icon: IconName;
  readonly title: ReactNode;
  readonly text: ReactNode;
  readonly action: ReactNode;
};

function Way({ icon, title, text, action }: WayProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-oat-300 py-4">
      <Icon as={icon} className="text-spruce-700" />
      <div className="min-w-0 flex-1 basis-60">
        <h3 className="font-sans text-base font-semibold tracking-normal">{title}</h3>
        <p className="text-sm text-ink-2">{text}</p>
      </div>
      {action}
    </div>
  );
}
