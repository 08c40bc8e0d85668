import { useEffect, useState } from 'react';

const isDialogOpen = () => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;

/** True while a dialog lies over the page. Dialogs are added to the end of the document's body. */
export function useIsCovered(): boolean {
  const [isCovered, setIsCovered] = useState(false);
  useEffect(() => {
    const look = () => setIsCovered(isDialogOpen());
    look();
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  return isCovered;
}
