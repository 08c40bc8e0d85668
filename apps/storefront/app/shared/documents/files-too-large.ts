import { DOCUMENT_LIMITS } from '@ownpath/domain/approval';

/** True when the server would stop reading the form in the middle, and the browser would show an error of its own. */
export function areFilesTooLarge(form: HTMLFormElement): boolean {
  const entries = [...new FormData(form).values()];
  const size = entries.reduce((sum, entry) => sum + (entry instanceof File ? entry.size : 0), 0);
  return size > DOCUMENT_LIMITS.sendBytes;
}
