import { z } from 'zod';
import { defineCustomEndpoint } from '../wire/index.ts';

/** Not in the specification; our own. */
const Kept = z.object({ success: z.literal(true) });

/**
 * Messages of storefronts, and the error-reporting mutation of specification section 7 (`message`, `error`, `level`).
 * Text that looks like personal data is removed before storage.
 */
export const postLog = defineCustomEndpoint({
  id: 'postLog',
  summary: 'Log a storefront’s message or error, redacted and truncated to 2,000 characters',
  api: 'custom-logger',
  endpoint: 'logPOST',
  body: z.looseObject({
    message: z.string().min(1).max(20_000),
    /** Text, or an error object from a browser. */
    error: z
      .union([
        z.string().max(20_000),
        z.looseObject({
          name: z.string().max(200).optional(),
          message: z.string().max(20_000).optional(),
          stack: z.string().max(20_000).optional(),
        }),
      ])
      .nullish(),
    /**
     * `debug`, `info`, `warn`, `error` and their common aliases. Other values count as `info`. The default is `error`
     * when an error is sent, else `info`.
     */
    level: z.string().max(20).optional(),
  }),
  response: Kept,
});

/** The page-visit log. The specification names it without path or payload; both are ours. */
export const postPageVisit = defineCustomEndpoint({
  id: 'postPageVisit',
  summary: 'Log a page view; query and fragment of the URL are dropped',
  api: 'custom-logger',
  endpoint: 'logPageVisit',
  body: z.looseObject({
    path: z
      .string()
      .max(2000)
      .regex(/^\/(?!\/)/),
    /** The page's name in analytics, for example `Pay Schedule Page`. */
    pageName: z.string().max(100).optional(),
  }),
  response: Kept,
});
