/** Turns only where motion is allowed; the words beside it say what is happening. */
export function Spinner() {
  return (
    <span
      aria-hidden="true"
      className="size-4.5 flex-none rounded-full border-[2.5px] border-current/40 border-t-current motion-safe:animate-spin"
    />
  );
}
