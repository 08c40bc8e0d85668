import { digitsOf, isPhoneChanged } from '@ownpath/domain/account';
import { pushEvent } from '../data-layer.ts';

const PHONE = 'input[autocomplete^="tel"]';

/** Reports when a number that stood in a field was changed by a digit. The number itself is not reported. */
export function trackPhoneEdits(page: Document): void {
  const before = new WeakMap<HTMLInputElement, string>();
  page.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLInputElement && target.matches(PHONE)) before.set(target, target.value);
  });
  page.addEventListener('focusout', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    if (isEdited(before.get(target) ?? '', target.value)) {
      pushEvent({ event: 'RacTracking', action: 'phoneEdit', field: target.name });
    }
  });
}

/** Whether a number was changed; the first one that is typed is no edit. */
export function isEdited(before: string, after: string): boolean {
  return digitsOf(before) !== '' && isPhoneChanged(before, after);
}
