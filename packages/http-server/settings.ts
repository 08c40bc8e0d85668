import { z } from 'zod';

/** The setting of `stopGracefully`'s delay. */
export const ShutdownDelaySeconds = z.coerce
  .number('must be a number of seconds')
  .int('must be whole seconds')
  .min(0, 'must be from 0 to 300')
  .max(300, 'must be from 0 to 300')
  .default(5)
  .describe(
    'After SIGTERM, seconds in which requests are still answered while /healthz says 503, so that a load balancer notices. Set 0 when there is none.',
  );
