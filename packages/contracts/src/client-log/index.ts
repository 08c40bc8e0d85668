import { z } from 'zod';
import { defineCustomEndpoint } from '../wire/index.ts';

/** Messages of storefronts; what looks like a person's data is taken out before they are kept. */
export const postLog = defineCustomEndpoint({
  id: 'postLog',
  summary: 'Log a message of a storefront, redacted and cut to 2,000 characters',
  api: 'custom-logger',
  endpoint: 'logPOST',
  body: z.looseObject({
    message: z.string().min(1).max(20_000),
    /** `debug`, `info`, `warn`, `error` and their usual other names; anything else counts as `info`. */
    level: z.string().max(20).default('info'),
  }),
  /** Not shown in the specification; ours. */
  response: z.object({ success: z.literal(true) }),
});
