import type { ChatKind, ChatRules } from '@ownpath/domain/chat';

/** What a page needs to offer a chat. */
export type Chat = ChatRules & {
  /** The chat that this browser started within the last day. */
  readonly started: ChatKind | null;
  /** Address of the provider's deployment script, and what it is started with. */
  readonly scriptUrl: string;
  readonly siteUrl: string;
  readonly scrt2Url: string;
  readonly orgId: string;
  readonly deployments: Readonly<Partial<Record<ChatKind, string | undefined>>>;
};
