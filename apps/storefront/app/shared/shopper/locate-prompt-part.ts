import { loadWhenSeen } from '../../platform/load-when-seen.tsx';

/** `LocatePrompt`, whose script only comes to visitors without a store. */
export const LocatePrompt = loadWhenSeen(() =>
  import('./locate-prompt.tsx').then((module) => module.LocatePrompt),
);
