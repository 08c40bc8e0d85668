import { useNavigation } from 'react-router';

/** True while a form of this page is on its way to the server with this intent. */
export function useIsSending(intent: string): boolean {
  const { state, formData } = useNavigation();
  return state !== 'idle' && formData?.get('intent') === intent;
}
