import type { Locale } from '@ownpath/domain/site';
import type { PaperContent } from '../agreements/index.ts';
import { RETAILER_NAME } from '../checkout/index.ts';
import { paperTexts } from './paper-texts.ts';
import type { AgreementAccount } from './servicing-queries.ts';

/** What every paper about an agreement names. */
export type PaperFacts = {
  readonly account: AgreementAccount;
  readonly locale: Locale;
  readonly storeLines: readonly string[];
  readonly customerLines: readonly string[];
};

type Head = Omit<PaperContent, 'title' | 'intro' | 'sections' | 'signature'>;

export function headOf({ account, locale, storeLines, customerLines }: PaperFacts): Head {
  const texts = paperTexts[locale];
  return {
    locale,
    number: account.agreement.agreementNumber,
    numberLabel: texts.number,
    retailerName: RETAILER_NAME,
    parties: [
      { label: texts.store, lines: [RETAILER_NAME, ...storeLines] },
      { label: texts.customer, lines: [...customerLines] },
    ],
  };
}
