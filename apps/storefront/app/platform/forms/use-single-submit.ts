import { type FormEvent, useEffect, useRef } from 'react';

/**
 * `onSubmit` of a form that must not be sent twice before it is answered. `isBusy` alone can't tell: two presses can
 * come before the page shows the first one as under way.
 * @param answer what the form got back; a new one allows the next submission
 */
export function useSingleSubmit(isBusy: boolean, answer: unknown): (event: FormEvent) => void {
  const isUnderWay = useRef(false);
  useEffect(() => {
    if (!isBusy) isUnderWay.current = false;
  }, [isBusy, answer]);
  return (event) => {
    if (isUnderWay.current) event.preventDefault();
    else isUnderWay.current = true;
  };
}
