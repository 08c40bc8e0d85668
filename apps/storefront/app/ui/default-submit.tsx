/**
 * Enter in a field presses the first submit button of its form. Put first, this is that one where buttons that do
 * something else stand above the form's own.
 */
export function DefaultSubmit() {
  return <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only" />;
}
