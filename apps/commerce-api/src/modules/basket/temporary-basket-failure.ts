import { DomainError } from '../../domain-error.ts';

/** What the log says of temporary baskets (specification section 8); a client is told no more than `InternalError`. */
const texts = {
  create: 'Failed to create a temporary basket',
  delete: 'Failed to delete the temporary basket',
} as const;

/** Names what failed, for whoever reads the log. A refusal is no failure, and stays as it is. */
export async function namingFailure<T>(step: keyof typeof texts, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof DomainError) throw error;
    throw new Error(texts[step], { cause: error });
  }
}
