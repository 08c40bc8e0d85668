import { createContext, useContext } from 'react';

/** Markup of this document that needs no script of the shop. Set by the server alone. */
export const ServerMarkup = createContext('');

/** The browser keeps what the server sent: its own value is empty, and React replaces nothing when it hydrates. */
export function ServerMarkupSlot() {
  const __html = import.meta.env.SSR ? useContext(ServerMarkup) : '';
  return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html }} />;
}
