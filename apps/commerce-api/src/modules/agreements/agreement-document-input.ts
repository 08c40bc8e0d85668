import type { Locale } from '@ownpath/domain/site';
import type { DisclosureInput } from './disclosure-facts.ts';

export type AgreementDocumentItem = {
  readonly name: string;
  readonly brand: string;
  readonly model: string;
  readonly color: string;
  readonly rmsItemNumber: string;
  readonly condition: 'NEW' | 'USED_GREAT' | 'USED_GOOD' | 'USED_FAIR';
  readonly inventoryNumber: string | null;
  readonly quantity: number;
  /** Of a bundle; otherwise empty. */
  readonly members: readonly { readonly name: string; readonly quantity: number }[];
  /** One regular payment, all rent and cash price of the whole line. */
  readonly rentCents: number;
  readonly totalRentCents: number;
  readonly cashPriceCents: number;
};

/** A clause of another part of the checkout, such as an authorization that belongs to the agreement. */
export type FurtherSection = {
  readonly code: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
};

export type AgreementDocumentInput = DisclosureInput & {
  readonly agreementNumber: string;
  readonly store: {
    readonly name: string;
    readonly addressLines: readonly string[];
    readonly timeZone: string;
  };
  readonly customer: { readonly name: string; readonly addressLines: readonly string[] };
  readonly items: readonly AgreementDocumentItem[];
  readonly furtherSections: readonly FurtherSection[];
  readonly madeAt: Date;
  /** The language of the version to sign; in another one this is a copy. */
  readonly signedLocale: Locale;
};
