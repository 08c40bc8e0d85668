import { createContext, type ReactNode, use, useMemo, useState } from 'react';

type StorePrompt = {
  /** The element that the pop-over is placed at; null while it is closed. */
  readonly anchor: HTMLElement | null;
  readonly open: (anchor: HTMLElement) => void;
  readonly close: () => void;
};

const StorePromptContext = createContext<StorePrompt | null>(null);

/** Lets the header open the store finder's pop-over, whose code loads on demand. */
export function StorePromptProvider({ children }: { readonly children: ReactNode }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const prompt = useMemo<StorePrompt>(
    () => ({ anchor, open: setAnchor, close: () => setAnchor(null) }),
    [anchor],
  );
  return <StorePromptContext value={prompt}>{children}</StorePromptContext>;
}

/** Null where no pop-over can open, as on an error page. Link to the store finder there. */
export function useStorePrompt(): StorePrompt | null {
  return use(StorePromptContext);
}
