import type { Database } from '../database/connect.ts';
import type { Ports } from '../dependencies.ts';
import { guardPorts } from '../guard-ports.ts';
import type { Clock, Geocoder, Ids } from '../ports/index.ts';
import type { SensitiveVault } from '../sensitive-vault/index.ts';
import { sandboxBankVerification } from './bank-verification/sandbox.ts';
import { sandboxDecisionEngine } from './decision-engine/sandbox.ts';
import { sandboxDocumentReview } from './document-review/sandbox.ts';
import { databaseFileStore } from './file-store/database.ts';
import { createBundledGeocoder } from './geocoder/bundled.ts';
import { sandboxHelpDesk } from './help-desk/sandbox.ts';
import { httpIdentityProvider, type SendRequest } from './identity-provider/http-provider.ts';
import { SANDBOX_IDENTITY_CLIENT } from './identity-provider/sandbox-accounts.ts';
import { httpIdentityVerification } from './identity-verification/http-identity-verification.ts';
import { createSandboxIpLocator } from './ip-locator/sandbox.ts';
import { sandboxEmailSender, sandboxLetterSender, sandboxSmsSender } from './message-senders/sandbox.ts';
import { sandboxPaymentGateway } from './payment-gateway/sandbox.ts';
import { httpPhoneMatch } from './phone-match/http-phone-match.ts';
import {
  APPLICANT_CHECKS_KEY,
  IDENTITY_QUIZ_PATH,
  PHONE_MATCH_PATH,
} from './sandbox-server/applicant-check-routes.ts';
import { IDENTITY_PATH } from './sandbox-server/identity-routes.ts';
import { sandboxSignatureService } from './signature-service/sandbox.ts';
import { sandboxStoreDesk } from './store-desk/sandbox.ts';
import type { Sleep } from './time-limit.ts';
import { sandboxVirusScan } from './virus-scan/sandbox.ts';

export type SandboxPortParts = {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  /** Encrypts the files of shoppers. */
  readonly vault: SensitiveVault;
  /** Origin of the sandbox providers' pages. */
  readonly sandboxOrigin: string;
  /** How this process reaches them, if not by the public name. */
  readonly fetchSandbox?: SendRequest;
  readonly shopOrigin: string;
  /** Where the IP locator places loopback and private addresses; unknown when absent. */
  readonly localPostalCode?: string | null;
  /** A real geocoding service, where one is configured. */
  readonly geocoder?: Geocoder;
  /** Wait of time limits and simulated delays. */
  readonly sleep?: Sleep;
};

/** All providers as sandboxes; inputs that control them are listed in docs/sandbox.md. */
export function createSandboxPorts(parts: SandboxPortParts): Ports {
  return guardPorts(openSandboxes(parts), () => parts.database.isInTransaction());
}

function openSandboxes(parts: SandboxPortParts): Ports {
  const { database, clock, ids, sandboxOrigin, shopOrigin } = parts;
  const slowness = parts.sleep ? { sleep: parts.sleep } : {};
  const sending = parts.fetchSandbox ? { fetch: parts.fetchSandbox } : {};
  const checks = { key: APPLICANT_CHECKS_KEY, ...sending, ...slowness };
  const zipTable = createBundledGeocoder();
  return {
    decisionEngine: sandboxDecisionEngine(slowness),
    phoneMatch: httpPhoneMatch({ ...checks, url: `${sandboxOrigin}${PHONE_MATCH_PATH}` }),
    identityVerification: httpIdentityVerification({
      ...checks,
      url: `${sandboxOrigin}${IDENTITY_QUIZ_PATH}`,
    }),
    bankVerification: sandboxBankVerification({ database, ids, origin: sandboxOrigin, shopOrigin }),
    documentReview: sandboxDocumentReview({ clock }),
    virusScan: sandboxVirusScan(),
    fileStore: databaseFileStore({ database, vault: parts.vault, ids }),
    signatureService: sandboxSignatureService({ database, ids, origin: sandboxOrigin, shopOrigin }),
    paymentGateway: sandboxPaymentGateway({ database, clock, ids, origin: sandboxOrigin, ...slowness }),
    geocoder: parts.geocoder ?? zipTable,
    ipLocator: createSandboxIpLocator({ geocoder: zipTable, localPostalCode: parts.localPostalCode ?? null }),
    emailSender: sandboxEmailSender({ database, clock }),
    letterSender: sandboxLetterSender({ database, clock }),
    smsSender: sandboxSmsSender({ database, clock }),
    helpDesk: sandboxHelpDesk({ clock }),
    storeDesk: sandboxStoreDesk({ database, clock }),
    identityProvider: httpIdentityProvider({
      issuer: `${sandboxOrigin}${IDENTITY_PATH}`,
      clientId: SANDBOX_IDENTITY_CLIENT.id,
      clientSecret: SANDBOX_IDENTITY_CLIENT.secret,
      clock,
      allowsHttp: true,
      ...sending,
      ...slowness,
    }),
  };
}
