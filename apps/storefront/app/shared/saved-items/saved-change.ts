const CHANGED = 'saved-items-changed';

/** Tells every heart and list of this window that something was saved or taken back. */
export function announceSavedChange(): void {
  window.dispatchEvent(new Event(CHANGED));
}

/** Hears of changes in this window, and of those that others write into the browser's storage. */
export function subscribeToSavedChanges(onChange: () => void): () => void {
  window.addEventListener(CHANGED, onChange);
  window.addEventListener('storage', onChange);
  return () => {
    window.removeEventListener(CHANGED, onChange);
    window.removeEventListener('storage', onChange);
  };
}
