import { analyticsExamples } from './analytics.ts';
import { applicationExamples } from './applications.ts';
import { autopayExamples } from './autopay.ts';
import { basketExamples } from './baskets.ts';
import { catalogExamples } from './catalog.ts';
import { checkoutExamples } from './checkout.ts';
import { consentExamples } from './consent.ts';
import { customerExamples } from './customers.ts';
import { discoveryExamples } from './discovery.ts';
import type { EndpointExample } from './example.ts';
import { exchangeExamples } from './exchanges.ts';
import { loginExamples } from './login.ts';
import { profileExamples } from './profile.ts';
import { recommendationExamples } from './recommendations.ts';
import { referralExamples } from './referrals.ts';
import { servicingExamples } from './servicing.ts';
import { visitExamples } from './visits.ts';

export { type EndpointExample, type ExampleSituation, exampleValue } from './example.ts';

const examples: Readonly<Record<string, readonly EndpointExample[]>> = {
  ...loginExamples,
  ...catalogExamples,
  ...discoveryExamples,
  ...recommendationExamples,
  ...customerExamples,
  ...consentExamples,
  ...analyticsExamples,
  ...profileExamples,
  ...referralExamples,
  ...basketExamples,
  ...applicationExamples,
  ...checkoutExamples,
  ...servicingExamples,
  ...autopayExamples,
  ...visitExamples,
  ...exchangeExamples,
};

/** Examples of a call, the most common first. Both versions of the basket calls share them. */
export function examplesOf(endpointId: string): readonly EndpointExample[] {
  return examples[endpointId] ?? examples[endpointId.replace(/V1$/, '')] ?? [];
}
