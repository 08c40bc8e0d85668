/** How long the questions of a quiz can be answered; after that there are new ones. */
export const QUIZ_VALID_HOURS = 24;

/** Sets of questions for one application; after the last one an ID is shown instead. */
export const MAX_QUIZZES = 3;

type Quiz = { readonly isPassed: boolean | null; readonly expiresAt: Date };

/**
 * What is to be done: the newest quiz of an application, which is answered once. Without one that is open, new questions
 * are asked for while there are tries left.
 */
export function quizTask(
  newest: Quiz | null,
  quizCount: number,
  now: Date,
): 'answer' | 'decide' | 'ask-for-questions' | 'show-id' {
  if (newest !== null && newest.isPassed !== null) return 'decide';
  if (newest !== null && newest.expiresAt > now) return 'answer';
  return quizCount < MAX_QUIZZES ? 'ask-for-questions' : 'show-id';
}
