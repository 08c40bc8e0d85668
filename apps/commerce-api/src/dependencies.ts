import type { TrustedProxies } from '@ownpath/client-address';
import type { PasswordCost } from '@ownpath/domain/account';
import type { LimitChanges } from '@ownpath/domain/limits';
import type { Logger } from 'pino';
import type { Database } from './database/connect.ts';
import type { TokenService } from './modules/login/index.ts';
import type {
  BankVerification,
  Clock,
  DecisionEngine,
  DocumentReview,
  EmailSender,
  FileStore,
  Geocoder,
  HelpDesk,
  IdentityProvider,
  IdentityVerification,
  Ids,
  IpLocator,
  LetterSender,
  PaymentGateway,
  PhoneMatch,
  SignatureService,
  SmsSender,
  StoreDesk,
  VirusScan,
} from './ports/index.ts';
import type { SensitiveVault } from './sensitive-vault/index.ts';

export type Ports = {
  readonly decisionEngine: DecisionEngine;
  readonly phoneMatch: PhoneMatch;
  readonly identityVerification: IdentityVerification;
  readonly bankVerification: BankVerification;
  readonly documentReview: DocumentReview;
  readonly fileStore: FileStore;
  readonly virusScan: VirusScan;
  readonly signatureService: SignatureService;
  readonly paymentGateway: PaymentGateway;
  readonly geocoder: Geocoder;
  readonly ipLocator: IpLocator;
  readonly emailSender: EmailSender;
  readonly letterSender: LetterSender;
  readonly smsSender: SmsSender;
  readonly identityProvider: IdentityProvider;
  readonly helpDesk: HelpDesk;
  readonly storeDesk: StoreDesk;
};

/** Client of the shopper login service; `secretHash` null for public clients. */
export type LoginClient = {
  readonly id: string;
  readonly isPublic: boolean;
  readonly secretHash: string | null;
  readonly redirectUris: readonly string[];
  readonly channelIds: readonly string[];
};

export type EngineConfig = {
  readonly organizationId: string;
  readonly siteId: string;
  /** Origin of the shop, for example `http://localhost:3000`. */
  readonly publicUrl: string;
  readonly clients: readonly LoginClient[];
  /** True only where the decision engine is a sandbox: social security numbers 900-00-xxxx are then accepted. */
  readonly acceptsSandboxNumbers?: boolean;
  /** Cost of new password hashes; the module's default when absent. Tests set a low one. */
  readonly passwordCost?: PasswordCost | undefined;
  /** Days until documents of shoppers are deleted after their review. */
  readonly documentsKeptDays: number;
  /** Calls per minute and client address; the engine's default when absent. */
  readonly requestsPerMinute?: number;
  /** Proxies in front of the engine; none when absent. */
  readonly trustedProxies?: TrustedProxies;
  /** Shared with the shop: authenticates the visitor's address that the shop sends. */
  readonly visitorAddressKey?: string | undefined;
  /** Changes of the limits shared by all processes (docs/operations.md). */
  readonly rateLimits?: LimitChanges | undefined;
};

/** Everything that use cases depend on; built once by `main.ts` or `embedded.ts`, or by a test. */
export type Dependencies = {
  readonly config: EngineConfig;
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Logger;
  readonly ports: Ports;
  readonly tokens: TokenService;
  readonly vault: SensitiveVault;
};
