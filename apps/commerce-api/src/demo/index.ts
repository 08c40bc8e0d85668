import type { DemoClock } from '../adapters/demo-clock.ts';
import type { DeskParts } from '../adapters/sandbox-server/index.ts';
import { sandboxOriginOf } from '../adapters/start-sandbox-providers.ts';
import { createApp } from '../app.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Env } from '../env.ts';
import { jobHandlers } from '../jobs/start-jobs.ts';
import { receiveText } from '../modules/subscriptions/index.ts';
import { advanceClock } from './advance-clock.ts';
import { DEMO_PASSWORD, stories } from './stories.ts';
import type { SimulatedEngine } from './write-histories.ts';

const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

/** The sandbox desk where it is served: on this machine only, or where a setting asks for it. */
export function createDesk(deps: Dependencies, clock: DemoClock, env: Env): DeskParts | undefined {
  const isLocal = LOCAL_HOSTS.includes(new URL(sandboxOriginOf(env)).hostname);
  if (env.SANDBOX_DESK === 'off' || (env.SANDBOX_DESK === undefined && !isLocal)) return undefined;
  return {
    advance: (to) => advanceClock({ ...deps, clock, handlers: jobHandlers(deps) }, to),
    receiveText: (message) => receiveText(deps, message),
    customers: env.DEMO_CUSTOMERS === 'on' ? stories.map(({ email, text }) => ({ email, story: text })) : [],
    password: DEMO_PASSWORD,
  };
}

/** The histories plan the days of the stores: each hour of a year would take minutes. */
export function simulateEngine(deps: Dependencies): SimulatedEngine {
  return { deps, app: createApp(deps), handlers: jobHandlers(deps, { plansNextHour: false }) };
}
