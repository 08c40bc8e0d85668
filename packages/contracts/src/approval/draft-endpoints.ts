import { SAVED_APPLICATION_FIELDS } from '@ownpath/domain/forms';
import { z } from 'zod';
import { defineCustomEndpoint } from '../wire/index.ts';

/** Texts as typed. Birth date, SSN and consent have no place here: a body that has them is refused. */
const DraftFields = z.partialRecord(z.enum(SAVED_APPLICATION_FIELDS), z.string().max(254));
export type DraftFields = z.infer<typeof DraftFields>;

const api = 'application-draft';
const response = z.object({ fields: DraftFields });

/** The specification names no call for this: these are ours. */
export const getApplicationDraft = defineCustomEndpoint({
  id: 'getApplicationDraft',
  summary: 'What the shopper typed into an application that was not sent yet',
  api,
  endpoint: 'getdraft',
  body: z.looseObject({}),
  response,
});

export const saveApplicationDraft = defineCustomEndpoint({
  id: 'saveApplicationDraft',
  summary: 'Save changed fields of an application, beside those that another window saved',
  api,
  endpoint: 'savedraft',
  body: z.object({
    fields: DraftFields,
    /** Id of the lead that the store gets when the application is left unsent. */
    leadId: z.string().trim().min(1).max(100).optional(),
  }),
  response,
});
