import type { Locale } from '@ownpath/domain/site';

/** Somebody of a store whom shoppers may ask for. */
export type DemoColleague = {
  readonly name: string;
  readonly role: Readonly<Record<Locale, string>>;
  readonly languages: readonly Locale[];
};
