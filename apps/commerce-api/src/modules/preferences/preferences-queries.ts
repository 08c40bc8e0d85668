import type { Queryable } from '../../database/connect.ts';
import { and, asc, eq, inArray, sql } from '../../database/orm.ts';
import { prepareSelect } from '../../database/prepare-statement.ts';
import { customPreferences } from '../../database/schema/index.ts';

/** Public preferences; with `names` only those. */
export function listPublicPreferences(
  queryable: Queryable,
  siteId: string,
  names: readonly string[] | null,
): Promise<{ key: string; value: unknown }[]> {
  return queryable
    .select({ key: customPreferences.key, value: customPreferences.value })
    .from(customPreferences)
    .where(
      and(
        eq(customPreferences.siteId, siteId),
        eq(customPreferences.isPublic, true),
        ...(names === null ? [] : [inArray(customPreferences.key, [...names])]),
      ),
    )
    .orderBy(asc(customPreferences.key));
}

const selectValue = prepareSelect<{ readonly siteId: string; readonly key: string }, { value: unknown }>(
  'preference',
  (builder) =>
    builder
      .select({ value: customPreferences.value })
      .from(customPreferences)
      .where(
        and(
          eq(customPreferences.siteId, sql.placeholder('siteId')),
          eq(customPreferences.key, sql.placeholder('key')),
        ),
      ),
);

export async function findPreferenceValue(
  queryable: Queryable,
  siteId: string,
  key: string,
): Promise<unknown> {
  const [row] = await selectValue(queryable, { siteId, key });
  return row?.value;
}

/** Public and private ones, by name. */
export function listAllPreferences(
  queryable: Queryable,
  siteId: string,
): Promise<{ key: string; value: unknown }[]> {
  return queryable
    .select({ key: customPreferences.key, value: customPreferences.value })
    .from(customPreferences)
    .where(eq(customPreferences.siteId, siteId))
    .orderBy(asc(customPreferences.key));
}

export async function putPreference(
  queryable: Queryable,
  {
    siteId,
    key,
    value,
    now,
  }: { readonly siteId: string; readonly key: string; readonly value: unknown; readonly now: Date },
): Promise<void> {
  await queryable
    .update(customPreferences)
    .set({ value, updatedAt: now })
    .where(and(eq(customPreferences.siteId, siteId), eq(customPreferences.key, key)));
}
