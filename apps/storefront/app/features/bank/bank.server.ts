import {
  type BankVerificationState,
  confirmBankDeposits,
  type DocumentsState,
  getBankVerification,
  getDocuments,
  openBankLink,
  sendBankDeposits,
} from '@ownpath/contracts/checkout';
import { isRoutingNumber, readDepositCents } from '@ownpath/domain/forms';
import { redirect } from 'react-router';
import type { CommerceClient } from '../../platform/commerce/client.server.ts';
import { isCommerceError } from '../../platform/commerce/commerce-error.ts';

const BANK_HREF = '/checkout?step=bank-verification';

/** Ways that the page can open below the banks. */
export type BankWay = 'numbers' | null;

export type BankView = BankVerificationState & {
  /** What was searched for. */
  readonly bankName: string;
  readonly way: BankWay;
  /** A statement that was handed in instead; null without one. */
  readonly statement: Statement | null;
};

type Statement = Pick<DocumentsState['documents'][number], 'state' | 'reason' | 'triesLeft'>;

type Outcome = BankVerificationState['lastOutcome'];

/** What a form comes back with: an outcome of the provider, or the fields to correct. Numbers are never sent back. */
export type BankReturned = {
  readonly outcome: Outcome;
  readonly wrongFields: readonly ('routingNumber' | 'accountNumber' | 'amounts')[];
};

const MAX_NAME_LENGTH = 60;

/** @throws a redirect to the next step once an account is verified */
export async function loadBank(
  commerce: CommerceClient,
  basketId: string,
  query: URLSearchParams,
): Promise<BankView> {
  const bankName = (query.get('bank') ?? '').trim().slice(0, MAX_NAME_LENGTH);
  const state = await commerce.call(getBankVerification, { body: { basketId, bankName } });
  if (state.isVerified) throw redirect('/checkout');
  const { documents } = await commerce.call(getDocuments, { body: { basketId } });
  return {
    ...state,
    bankName,
    way: query.get('way') === 'numbers' ? 'numbers' : null,
    statement: documents.find(({ kind }) => kind === 'BANK') ?? null,
  };
}

const nothing: BankReturned = { outcome: null, wrongFields: [] };

const follow = (state: BankVerificationState): Response | BankReturned =>
  state.isVerified || state.lastOutcome === null
    ? redirect(state.isVerified ? '/checkout' : BANK_HREF)
    : { ...nothing, outcome: state.lastOutcome };

/** Carries out a form of the step. @throws CommerceError of the step */
export async function takeBankForm(
  commerce: CommerceClient,
  basketId: string,
  form: FormData,
  shop: { readonly publicUrl: URL; readonly prefix: string },
): Promise<Response | BankReturned> {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  try {
    switch (form.get('intent')) {
      case 'link-bank': {
        const returnUrl = new URL(`${shop.prefix}${BANK_HREF}`, shop.publicUrl).href;
        const body = { basketId, institutionId: text('institutionId'), returnUrl };
        const { linkUrl } = await commerce.call(openBankLink, { body });
        return linkUrl === null ? { ...nothing, outcome: 'unavailable' } : redirect(linkUrl);
      }
      case 'send-deposits': {
        const routingNumber = text('routingNumber').replaceAll(/[\s-]/g, '');
        const accountNumber = text('accountNumber').replaceAll(/[\s-]/g, '');
        const wrongFields = [
          ...(isRoutingNumber(routingNumber) ? [] : (['routingNumber'] as const)),
          ...(/^\d{4,17}$/.test(accountNumber) ? [] : (['accountNumber'] as const)),
        ];
        if (wrongFields.length > 0) return { ...nothing, wrongFields };
        return follow(
          await commerce.call(sendBankDeposits, { body: { basketId, routingNumber, accountNumber } }),
        );
      }
      default: {
        const amounts = [readDepositCents(text('amount1')), readDepositCents(text('amount2'))];
        const amountsCents = amounts.filter((amount) => amount !== null);
        if (amountsCents.length < amounts.length) return { ...nothing, wrongFields: ['amounts'] };
        const [tries] = /^\d{1,2}$/.exec(text('triesLeft')) ?? [];
        const triesLeft = tries === undefined ? undefined : Number(tries);
        return follow(
          await commerce.call(confirmBankDeposits, { body: { basketId, amountsCents, triesLeft } }),
        );
      }
    }
  } catch (error) {
    const isSilent =
      isCommerceError(error) && ['Timeout', 'ServiceUnavailable', 'TooManyRequests'].includes(error.code);
    if (!isSilent) throw error;
    return { ...nothing, outcome: 'unavailable' };
  }
}

/** True for the forms of this step. */
export const isBankIntent = (intent: unknown): boolean =>
  intent === 'link-bank' || intent === 'send-deposits' || intent === 'confirm-deposits';
