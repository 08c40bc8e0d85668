import type { Sensitive } from '@ownpath/domain/sensitive';
import type { HelpKind, HelpOutcome, MessageTopic } from '@ownpath/domain/servicing';

export type StoreAnswer =
  | { readonly status: 'waiting' }
  | {
      readonly status: 'answered';
      readonly outcome: HelpOutcome;
      /** In the store's words; null without. */
      readonly text: string | null;
    };

/** Where the people of a store see what customers ask for (help, an exchange, an answer to a message), and answer. */
export type HelpDesk = {
  /** Hands the request over and asks for its answer. The same reference is one request, however often it is handed over. */
  ask(request: {
    readonly reference: string;
    readonly storeNumber: string;
    /** Null: a message about no agreement. */
    readonly agreementNumber: string | null;
    readonly kind: HelpKind | 'exchange' | MessageTopic;
    readonly message: Sensitive<string> | null;
    readonly locale: string;
  }): Promise<StoreAnswer>;
};
