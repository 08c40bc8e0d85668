import { PortError } from '../../ports/index.ts';
import { locationWith } from './begin-registered-session.ts';

/** What a party answers; null when it does not answer in a way that can be used. */
export function whenAnswered<Answer>(call: Promise<Answer>): Promise<Answer | null> {
  return call.catch((error: unknown) => {
    if (error instanceof PortError) return null;
    throw error;
  });
}

/** Where the client is told that the provider does not answer (RFC 6749, 4.1.2.1). */
export function unavailableAt(redirectUri: string, state: string | undefined): string {
  return locationWith(redirectUri, { error: 'temporarily_unavailable', state });
}
