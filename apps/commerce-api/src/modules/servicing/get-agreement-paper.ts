import { buyOutOf, nextRenewal } from '@ownpath/domain/servicing';
import type { Locale } from '@ownpath/domain/site';
import type { Dependencies } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import { type PaperContent, writePaper } from '../agreements/index.ts';
import { getStore } from './account-payment-queries.ts';
import { agreementStatusOf } from './agreement-status.ts';
import { letterPaper, receiptPaper, statementPaper } from './build-paper.ts';
import { getCustomerRecord } from './get-customer-record.ts';
import { getReceipt, listPaymentHistory } from './list-payments.ts';
import type { PaperFacts } from './paper-facts.ts';
import { accountOf } from './payment-quotes.ts';
import { isRunning, listAgreementAccounts } from './servicing-queries.ts';

type Paper = { readonly content: PaperContent; readonly writtenAt: Date; readonly name: string };

type Request = {
  readonly customerId: string;
  /** Id or number. */
  readonly agreementId: string;
  readonly paper: 'receipt' | 'statement' | 'ownership-letter';
  readonly paymentId?: string | undefined;
  readonly locale: Locale;
};

type PaperDependencies = Pick<Dependencies, 'database' | 'clock'>;

/** What the papers of the caller's agreement name. @throws DomainError `NotFound` */
export async function loadPaperFacts(
  deps: Pick<Dependencies, 'database'>,
  request: Pick<Request, 'customerId' | 'agreementId' | 'locale'>,
): Promise<PaperFacts> {
  const { customerId, locale } = request;
  const accounts = await listAgreementAccounts(deps.database, customerId);
  const account = accountOf(accounts, request.agreementId);
  const store = await getStore(deps.database, account.agreement.storeId);
  const { customer } = await getCustomerRecord(deps, customerId);
  const [home] = customer.addresses;
  return {
    account,
    locale,
    storeLines: [store.address1, `${store.city}, ${store.stateCode} ${store.postalCode}`, store.phone],
    customerLines: [
      `${customer.firstName ?? ''} ${customer.lastName ?? ''}`.trim(),
      ...(home ? [home.address1, `${home.city}, ${home.stateCode} ${home.postalCode}`] : []),
    ].filter((line) => line !== ''),
  };
}

async function writeContent(deps: PaperDependencies, request: Request): Promise<Paper> {
  const facts = await loadPaperFacts(deps, request);
  const { account, locale } = facts;
  const { customerId, paper, paymentId } = request;
  const { agreement } = account;
  const history = { customerId, agreementId: agreement.id, locale };
  const { payments } = await listPaymentHistory(deps, history);
  const now = deps.clock.now();
  if (paper === 'statement') {
    const { today, account: rental, remainingCents } = agreementStatusOf(account, now);
    const buyOutCents = buyOutOf(rental, today)?.totalCents ?? null;
    const renewal = isRunning(agreement.status) ? nextRenewal(rental, today) : null;
    const status = { today, leftCents: remainingCents, buyOutCents, renewal };
    const content = statementPaper(facts, payments, status);
    return { content, writtenAt: now, name: `statement-${agreement.agreementNumber}-${today}` };
  }
  if (paper === 'receipt') {
    const receipt = await getReceipt(deps, { customerId, paymentId: paymentId ?? '', locale });
    const isPaid = receipt.status === 'completed' || receipt.status === 'refunded';
    const entry = payments.find((one) => one.paymentId === receipt.paymentId);
    if (!entry || !isPaid) throw new DomainError('NotFound', 'No such receipt.');
    const content = receiptPaper(facts, receipt, entry.paidOn);
    return {
      content,
      writtenAt: new Date(receipt.paidAt ?? receipt.createdAt),
      name: `receipt-${receipt.receiptNumber}`,
    };
  }
  // A debit that pays it off can still come back.
  const isProvisional = payments.some(({ debitState }) => debitState === 'pending');
  if (agreement.status !== 'paid-off' || agreement.paidInFullOn === null || isProvisional) {
    throw new DomainError('NotFound', 'The agreement is not paid in full.');
  }
  const content = letterPaper(facts, payments, agreement.paidInFullOn);
  const writtenAt = new Date(`${agreement.paidInFullOn}T12:00:00Z`);
  return { content, writtenAt, name: `ownership-letter-${agreement.agreementNumber}` };
}

/**
 * A receipt, the statement or the ownership letter of the caller's agreement, as a PDF in base 64.
 * @throws DomainError `NotFound` for what is not theirs, and for a letter before everything is paid
 */
export async function getAgreementPaper(
  deps: PaperDependencies,
  request: Request,
): Promise<{ fileName: string; locale: Locale; pdf: string }> {
  const { content, writtenAt, name } = await writeContent(deps, request);
  const pdf = await writePaper(content, writtenAt);
  return { fileName: `${name}.pdf`, locale: request.locale, pdf: Buffer.from(pdf).toString('base64') };
}
