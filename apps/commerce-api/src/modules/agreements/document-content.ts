import type { Locale } from '@ownpath/domain/site';

/** Text of a cell; `detail` is a second line, smaller. */
export type DocumentCell = { readonly text: string; readonly detail?: readonly string[] };

export type DocumentTable = {
  readonly kind: 'table';
  readonly columns: readonly { readonly heading: string; readonly isAmount?: boolean }[];
  readonly rows: readonly (readonly DocumentCell[])[];
  /** The last row, which adds up the others. */
  readonly total?: readonly DocumentCell[];
};

export type DocumentBlock =
  | { readonly kind: 'paragraph'; readonly text: string; readonly isSmall?: boolean }
  | {
      readonly kind: 'facts';
      readonly rows: readonly { readonly label: string; readonly value: string }[];
    }
  /** Short entries side by side, numbered from 1: in documents from before equal payments were grouped. */
  | { readonly kind: 'entries'; readonly entries: readonly string[] }
  | DocumentTable;

export type DocumentSection = {
  readonly code: string;
  /** Numbered: `2. Your payments`. */
  readonly heading: string;
  readonly blocks: readonly DocumentBlock[];
};

/** Words that a state prescribes, in a ruled block of their own. */
export type DocumentNotice = {
  readonly text: string;
  readonly isBold: boolean;
  readonly minPointSize: number;
};

type DocumentParty = { readonly label: string; readonly lines: readonly string[] };

export type DocumentSignature = {
  readonly role: 'customer' | 'retailer';
  readonly label: string;
  /** Who signs. */
  readonly name: string;
  /** Null until it is signed. */
  readonly signature: { readonly text: string; readonly detail: string } | null;
};

/** An agreement as data, from which its HTML and its PDF are made. Stored with the document. */
export type DocumentContent = {
  readonly locale: Locale;
  readonly title: string;
  readonly number: string;
  readonly numberLabel: string;
  readonly retailerName: string;
  /** Of a copy in another language: which one was signed. */
  readonly note: string | null;
  readonly parties: readonly DocumentParty[];
  readonly summary: {
    readonly heading: string;
    readonly points: readonly { readonly lead: string; readonly text: string }[];
  };
  readonly sections: readonly DocumentSection[];
  readonly notices: {
    readonly heading: string;
    readonly firstPage: readonly DocumentNotice[];
    readonly beforeSignature: readonly DocumentNotice[];
  };
  /** Smallest type that the state's law allows, in points; null where it sets none. */
  readonly minPointSize: number | null;
  readonly signing: {
    readonly heading: string;
    readonly notices: readonly string[];
    readonly signatures: readonly DocumentSignature[];
  };
};
