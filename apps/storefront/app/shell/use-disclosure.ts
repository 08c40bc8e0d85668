import { type FocusEvent, type MouseEvent, useEffect, useRef, useState } from 'react';

/** Delays, so that a pointer passing over doesn't open the panel and a short detour doesn't close it. */
const OPEN_DELAY_MS = 120;
const CLOSE_DELAY_MS = 220;

/**
 * A panel that opens on hover, click and key press. Escape closes it and returns the focus; moving the focus out closes
 * it too. The pointer may move onto the panel (WCAG 1.4.13).
 */
export function useDisclosure() {
  const [isOpen, setIsOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const trigger = useRef<HTMLAnchorElement>(null);
  const panel = useRef<HTMLDivElement>(null);

  const after = (delayMs: number, next: boolean) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIsOpen(next), delayMs);
  };
  const close = () => {
    clearTimeout(timer.current);
    setIsOpen(false);
  };

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!isOpen) return;
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      const hadFocus = panel.current?.contains(document.activeElement);
      // A pointer that has just come in would open it again.
      clearTimeout(timer.current);
      setIsOpen(false);
      if (hadFocus) trigger.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOpen]);

  return {
    isOpen,
    open: () => setIsOpen(true),
    close,
    trigger,
    panel,
    area: {
      onMouseEnter: () => after(OPEN_DELAY_MS, true),
      onMouseLeave: () => after(CLOSE_DELAY_MS, false),
      onBlur: (event: FocusEvent<HTMLElement>) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close();
      },
    },
    /** The first click opens the panel; while it is open, a click follows the link. */
    onTriggerClick: (event: MouseEvent) => {
      if (isOpen || event.metaKey || event.ctrlKey || event.shiftKey) return close();
      event.preventDefault();
      clearTimeout(timer.current);
      setIsOpen(true);
    },
  };
}
