import { errorMessage } from '../database/startup-error.ts';
import type { Dependencies } from '../dependencies.ts';
import { leftApplicationJobs } from '../modules/approval/index.ts';
import { basketJobs } from '../modules/basket/index.ts';
import { demandJobs, planDemand } from '../modules/catalog/index.ts';
import { checkoutJobs } from '../modules/checkout/index.ts';
import { clientLogJobs } from '../modules/client-log/index.ts';
import { customerJobs } from '../modules/customers/index.ts';
import { documentJobs } from '../modules/documents/index.ts';
import { loginJobs } from '../modules/login/routes.ts';
import { notificationJobs } from '../modules/notifications/index.ts';
import { orderJobs } from '../modules/orders/index.ts';
import { paymentJobs } from '../modules/payments/index.ts';
import { personalizationJobs } from '../modules/personalization/index.ts';
import { profileJobs } from '../modules/profile/index.ts';
import { referralJobs } from '../modules/referrals/index.ts';
import { planServicing, type ServicingOptions, servicingJobs } from '../modules/servicing/index.ts';
import { storeMessageJobs } from '../modules/store-messages/index.ts';
import { visitJobs } from '../modules/visits/index.ts';
import { planPurge, purgeJobs } from './purge-expired.ts';
import { type JobHandlers, JobWorker } from './queue-worker.ts';

/** Handlers of all job kinds. */
export function jobHandlers(deps: Dependencies, options: ServicingOptions = {}): JobHandlers {
  return {
    ...orderJobs(deps),
    ...basketJobs(deps),
    ...demandJobs(deps),
    ...checkoutJobs(deps),
    ...leftApplicationJobs(deps),
    ...customerJobs(deps),
    ...documentJobs(deps),
    ...loginJobs(deps),
    ...notificationJobs(deps),
    ...clientLogJobs(deps),
    ...paymentJobs(deps),
    ...personalizationJobs(deps),
    ...profileJobs(deps),
    ...referralJobs(deps),
    ...servicingJobs(deps, options),
    ...storeMessageJobs(deps),
    ...visitJobs(deps),
    ...purgeJobs(deps),
  };
}

/** Messages, expiries and reconciliation, in this process; any number of processes may run them. */
export function startJobs(deps: Dependencies): JobWorker {
  const { database, clock, log } = deps;
  const worker = new JobWorker({ database, clock, log, handlers: jobHandlers(deps) });
  planPurge(deps, clock.now()).catch((error: unknown) => {
    log.warn({ reason: errorMessage(error) }, 'the removal of expired rows could not be planned');
  });
  planDemand(deps, clock.now()).catch((error: unknown) => {
    log.warn({ reason: errorMessage(error) }, 'the popularity of products could not be planned');
  });
  planServicing(deps, clock.now()).catch((error: unknown) => {
    log.warn({ reason: errorMessage(error) }, 'the days of the stores could not be planned');
  });
  worker.start();
  return worker;
}
