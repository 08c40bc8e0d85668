import { sandboxBankVerification } from './adapters/bank-verification/sandbox.ts';
import { sandboxDecisionEngine } from './adapters/decision-engine/sandbox.ts';
import { sandboxEmailSender } from './adapters/email-sender/sandbox.ts';
import { createBundledGeocoder } from './adapters/geocoder/bundled.ts';
import { sandboxIdentityVerification } from './adapters/identity-verification/sandbox.ts';
import { createSandboxIpLocator } from './adapters/ip-locator/sandbox.ts';
import { sandboxPaymentGateway } from './adapters/payment-gateway/sandbox.ts';
import { sandboxPersonalization } from './adapters/personalization/sandbox.ts';
import { sandboxPhoneMatch } from './adapters/phone-match/sandbox.ts';
import { sandboxSignatureService } from './adapters/signature-service/sandbox.ts';
import { sandboxSmsSender } from './adapters/sms-sender/sandbox.ts';
import type { Sleep } from './adapters/time-limit.ts';
import type { Database } from './database/connect.ts';
import type { Ports } from './dependencies.ts';
import type { Clock, Ids } from './ports/index.ts';

export type SandboxPortParts = {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  /** Origin of the sandbox parties' own pages. */
  readonly sandboxOrigin: string;
  readonly shopOrigin: string;
  /** How time limits and simulated slowness wait. */
  readonly sleep?: Sleep;
};

/** Every outside party as its sandbox; inputs that steer them are listed in docs/sandbox.md. */
export function createSandboxPorts(parts: SandboxPortParts): Ports {
  const { database, clock, ids, sandboxOrigin, shopOrigin } = parts;
  const slowness = parts.sleep ? { sleep: parts.sleep } : {};
  const geocoder = createBundledGeocoder();
  return {
    decisionEngine: sandboxDecisionEngine(slowness),
    phoneMatch: sandboxPhoneMatch(),
    identityVerification: sandboxIdentityVerification(),
    bankVerification: sandboxBankVerification(),
    signatureService: sandboxSignatureService({ database, ids, origin: sandboxOrigin, shopOrigin }),
    paymentGateway: sandboxPaymentGateway({ database, clock, ids, origin: sandboxOrigin, ...slowness }),
    geocoder,
    ipLocator: createSandboxIpLocator({ geocoder, localPostalCode: null }),
    emailSender: sandboxEmailSender({ database }),
    smsSender: sandboxSmsSender({ database }),
    personalization: sandboxPersonalization(),
  };
}
