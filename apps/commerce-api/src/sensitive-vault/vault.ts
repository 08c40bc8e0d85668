import { type Sensitive, sensitive } from '@ownpath/domain/sensitive';
import type { Database, Queryable } from '../database/connect.ts';
import { and, eq, ne } from '../database/orm.ts';
import { type SensitiveValue, type SensitiveValueKind, sensitiveValues } from '../database/schema/index.ts';
import type { Ids } from '../ports/index.ts';
import { type Envelope, EnvelopeError, openEnvelope, rewrapEnvelope, sealEnvelope } from './envelope.ts';
import type { Keyring } from './keyring.ts';
import { readSignedText, signText } from './signed-text.ts';

/** Rows per round of re-wrapping. */
const ROTATION_BATCH = 200;

/** The only access to SSN, birth dates and bank numbers. Other tables store the value's id. */
export type SensitiveVault = {
  /** Encrypts and stores in the caller's transaction, until `purgeAfter` where given; returns the id. */
  seal(
    queryable: Queryable,
    purpose: SensitiveValueKind,
    value: Sensitive<string>,
    purgeAfter?: Date,
  ): Promise<string>;
  /**
   * @throws EnvelopeError when there is no such value of this purpose, or it was tampered with
   * @throws RangeError when its key is not in the keyring
   */
  open(id: string, purpose: SensitiveValueKind): Promise<Sensitive<string>>;
  /** Wraps every value's data key with the current key; returns how many changed. Safe to repeat. */
  rotate(): Promise<number>;
  /** A signed token for a client. Anyone can read its text: nothing sensitive. */
  sign(purpose: string, text: string): string;
  /** The text of a token by `sign` for this purpose; null for any other. */
  readSigned(purpose: string, token: string): string | null;
};

function toEnvelope(row: SensitiveValue): Envelope {
  if (row.wrappedKey === null) throw new EnvelopeError('the value has no data key');
  return { ...row, wrappedKey: row.wrappedKey };
}

async function rotateBatch(database: Database, keyring: Keyring): Promise<number> {
  const rows = await database
    .select()
    .from(sensitiveValues)
    .where(ne(sensitiveValues.keyId, keyring.currentKeyId))
    .limit(ROTATION_BATCH);
  for (const row of rows) {
    await database
      .update(sensitiveValues)
      .set(rewrapEnvelope(keyring, toEnvelope(row), row))
      .where(and(eq(sensitiveValues.id, row.id), eq(sensitiveValues.keyId, row.keyId)));
  }
  return rows.length;
}

export function createSensitiveVault(parts: {
  readonly database: Database;
  readonly keyring: Keyring;
  readonly ids: Ids;
}): SensitiveVault {
  const { database, keyring, ids } = parts;
  return {
    async seal(queryable, purpose, value, purgeAfter) {
      // The id is created here, because the ciphertext is bound to it.
      const id = ids.uuid();
      const envelope = sealEnvelope(keyring, value.reveal(), { id, kind: purpose });
      await queryable
        .insert(sensitiveValues)
        .values({ id, kind: purpose, ...envelope, ...(purgeAfter && { purgeAfter }) });
      return id;
    },
    async open(id, purpose) {
      const [row] = await database.select().from(sensitiveValues).where(eq(sensitiveValues.id, id));
      if (!row || row.kind !== purpose) throw new EnvelopeError(`no ${purpose} under this id`);
      return sensitive(openEnvelope(keyring, toEnvelope(row), { id, kind: purpose }));
    },
    async rotate() {
      let total = 0;
      for (;;) {
        const changed = await rotateBatch(database, keyring);
        total += changed;
        if (changed < ROTATION_BATCH) return total;
      }
    },
    sign: (purpose, text) => signText(keyring, purpose, text),
    readSigned: (purpose, token) => readSignedText(keyring, purpose, token),
  };
}
