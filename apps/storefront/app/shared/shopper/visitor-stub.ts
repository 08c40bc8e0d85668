import type { CommerceClient } from '../../platform/commerce/client.server.ts';
import type { Session } from '../../platform/session/session.server.ts';
import type { StoreVisitor } from './chosen-store.server.ts';

type Sent = { readonly query?: unknown; readonly body?: unknown };

/** A visitor for tests. Calls are answered by endpoint id (an `Error` is thrown) and recorded. */
export function visitorWith(
  answers: Readonly<Record<string, unknown>>,
  clientAddress: string | null = '192.0.2.7',
) {
  const sent: { readonly id: string; readonly input: Sent }[] = [];
  const call = async (endpoint: { readonly id: string }, input: Sent) => {
    sent.push({ id: endpoint.id, input });
    const answer = answers[endpoint.id];
    if (answer instanceof Error) throw answer;
    return answer ?? {};
  };
  const visitor: StoreVisitor = {
    commerce: { call } as unknown as CommerceClient,
    session: { read: () => ({ tokens: { usid: 'u' } }) } as unknown as Session,
    clientAddress,
  };
  const sentTo = (id: string): Sent[] => sent.filter((one) => one.id === id).map(({ input }) => input);
  return { visitor, sentTo };
}
