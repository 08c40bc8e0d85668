import type { CalendarDate } from '@ownpath/domain/dates';

/** A delivery, pick-up or service visit as the store's people see it. Times are on the store's clock. */
export type StoreVisit = {
  readonly id: string;
  readonly kind: 'delivery' | 'carry-out' | 'pickup' | 'service';
  readonly storeId: string;
  readonly timeZone: string;
  readonly agreementNumber: string;
  /** What is delivered or picked up. */
  readonly title: string;
  readonly scheduledOn: CalendarDate;
  /** `10:00:00`. */
  readonly startsAt: string;
  readonly endsAt: string;
  readonly notes: string | null;
  /** The item, with its agreement, that is taken back on the same visit. */
  readonly takesBack: string | null;
  /** Photos of a problem: files of the `FileStore`, which the store's people open there. */
  readonly photoKeys: readonly string[];
  readonly isCancelled: boolean;
};

export type VisitReport =
  | { readonly status: 'on-the-way' }
  /** `on` is the store's calendar day on which it happened. */
  | { readonly status: 'done'; readonly on: CalendarDate }
  | { readonly status: 'refused' }
  | { readonly status: 'failed' };

/** The store's back office, which plans the visits and reports what became of them. */
export type StoreDesk = {
  /** Tells a visit, or its new day. The same visit twice is one. */
  putVisit(visit: StoreVisit): Promise<void>;
  /** Null while there is nothing to report. */
  reportOf(visitId: string): Promise<VisitReport | null>;
};
