import { DOCUMENT_MEDIA_TYPES } from '@ownpath/domain/approval';
import { sensitive } from '@ownpath/domain/sensitive';
import { z } from 'zod';
import type { Database } from '../../database/connect.ts';
import { asc, eq, inArray } from '../../database/orm.ts';
import { sensitiveValues, storedFileParts } from '../../database/schema/index.ts';
import type { FileStore, Ids } from '../../ports/index.ts';
import { EnvelopeError, type SensitiveVault } from '../../sensitive-vault/index.ts';

/** Small, so that no statement makes the embedded database grow. */
const PART_BYTES = 256 * 1024;

const Heading = z.object({
  name: z.string(),
  mediaType: z.enum(DOCUMENT_MEDIA_TYPES),
  partCount: z.int(),
});

/** Files in the database, in encrypted parts that the job for expired values deletes. */
export function databaseFileStore({
  database,
  vault,
  ids,
}: {
  readonly database: Database;
  readonly vault: SensitiveVault;
  readonly ids: Ids;
}): FileStore {
  return {
    async put({ name, mediaType, content }, keptUntil) {
      const key = ids.uuid();
      const { buffer, byteOffset, byteLength } = content.reveal();
      const bytes = Buffer.from(buffer, byteOffset, byteLength);
      const partCount = Math.ceil(bytes.byteLength / PART_BYTES);
      const heading: z.infer<typeof Heading> = { name: name.reveal(), mediaType, partCount };
      await database.transaction(async (transaction) => {
        for (let position = 0; position <= partCount; position += 1) {
          const start = (position - 1) * PART_BYTES;
          const text =
            position === 0
              ? JSON.stringify(heading)
              : bytes.subarray(start, start + PART_BYTES).toString('base64');
          const sensitiveId = await vault.seal(transaction, 'document', sensitive(text), keptUntil);
          await transaction.insert(storedFileParts).values({ storageKey: key, position, sensitiveId });
        }
      });
      return key;
    },
    async read(key) {
      const parts = await database
        .select()
        .from(storedFileParts)
        .where(eq(storedFileParts.storageKey, key))
        .orderBy(asc(storedFileParts.position));
      const [first, ...rest] = parts;
      if (!first) return null;
      const heading = Heading.parse(
        JSON.parse((await vault.open(first.sensitiveId, 'document')).reveal()) as unknown,
      );
      if (rest.length !== heading.partCount) throw new EnvelopeError('parts of the file are missing');
      const pieces: Buffer[] = [];
      for (const { sensitiveId } of rest) {
        pieces.push(Buffer.from((await vault.open(sensitiveId, 'document')).reveal(), 'base64'));
      }
      const { name, mediaType } = heading;
      return { name: sensitive(name), mediaType, content: sensitive(Buffer.concat(pieces)) };
    },
    async keepUntil(keys, keptUntil) {
      if (keys.length === 0) return;
      const values = database
        .select({ id: storedFileParts.sensitiveId })
        .from(storedFileParts)
        .where(inArray(storedFileParts.storageKey, [...keys]));
      await database
        .update(sensitiveValues)
        .set({ purgeAfter: keptUntil })
        .where(inArray(sensitiveValues.id, values));
    },
  };
}
