import { Agent, request } from 'node:http';

export type Target = {
  readonly origin: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
};

export type Answer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
};

/** One request, its bytes as they were sent: not decompressed. */
export function get(target: Target, agent: Agent): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(target.origin + target.path, { agent, headers: target.headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(
            Object.entries(response.headers).map(([name, value]) => [name, String(value)]),
          ),
          body: Buffer.concat(chunks),
        }),
      );
    });
    sent.on('error', reject);
    sent.end();
  });
}

export type Slice = { readonly count: number; readonly seconds: number };

/**
 * Loads targets for so long, each of the connections one after the other.
 * @throws when an answer is not 2xx: the run says nothing then
 */
export async function load(targets: readonly Target[], seconds: number): Promise<Slice> {
  const until = performance.now() + seconds * 1_000;
  const startedAt = performance.now();
  const counts = await Promise.all(
    targets.map(async (target) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      let count = 0;
      while (performance.now() < until) {
        const { status } = await get(target, agent);
        if (status < 200 || status > 299) throw new Error(`${target.path} answered ${status}`);
        count += 1;
      }
      agent.destroy();
      return count;
    }),
  );
  return {
    count: counts.reduce((sum, one) => sum + one, 0),
    seconds: (performance.now() - startedAt) / 1_000,
  };
}
