import type { Queryable, Transaction } from '../../database/connect.ts';
import { and, desc, eq, isNotNull, isNull } from '../../database/orm.ts';
import { identityQuizzes } from '../../database/schema/index.ts';

export type { Queryable, Transaction };
export type IdentityQuiz = typeof identityQuizzes.$inferSelect;

/** The quizzes of an application, the newest first. */
export async function listQuizzes(queryable: Queryable, applicationId: string): Promise<IdentityQuiz[]> {
  return queryable
    .select()
    .from(identityQuizzes)
    .where(eq(identityQuizzes.applicationId, applicationId))
    .orderBy(desc(identityQuizzes.createdAt));
}

export async function insertQuiz(
  transaction: Transaction,
  quiz: typeof identityQuizzes.$inferInsert,
): Promise<IdentityQuiz> {
  const [row] = await transaction.insert(identityQuizzes).values(quiz).returning();
  if (!row) throw new Error('the quiz was not stored');
  return row;
}

/** Stores the result once: a quiz that has one keeps it. The answers are not stored. */
export async function recordResult(
  queryable: Queryable,
  quizId: string,
  isPassed: boolean,
  now: Date,
): Promise<void> {
  await queryable
    .update(identityQuizzes)
    .set({ isPassed, answeredAt: now })
    .where(and(eq(identityQuizzes.id, quizId), isNull(identityQuizzes.answeredAt)));
}

/** True when the questions of an application were answered. */
export async function hasAnsweredQuiz(queryable: Queryable, applicationId: string): Promise<boolean> {
  const [row] = await queryable
    .select({ id: identityQuizzes.id })
    .from(identityQuizzes)
    .where(and(eq(identityQuizzes.applicationId, applicationId), isNotNull(identityQuizzes.answeredAt)))
    .limit(1);
  return row !== undefined;
}
