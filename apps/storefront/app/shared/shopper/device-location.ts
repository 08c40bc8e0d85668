import { useState } from 'react';

type LocationState = 'idle' | 'locating' | 'refused' | 'unavailable';
type Point = { readonly latitude: number; readonly longitude: number };

const TIMEOUT_MS = 10_000;

/**
 * Asks the browser for its position, once for each call of `locate`. If that is refused or fails, `onFallback` is
 * called (specification section 4, Device location).
 */
export function useDeviceLocation(onFound: (point: Point) => void, onFallback: () => void) {
  const [state, setState] = useState<LocationState>('idle');
  function giveUp(reason: 'refused' | 'unavailable') {
    setState(reason);
    onFallback();
  }
  function locate() {
    if (!('geolocation' in navigator)) {
      giveUp('unavailable');
      return;
    }
    setState('locating');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState('idle');
        onFound({ latitude: coords.latitude, longitude: coords.longitude });
      },
      (error) => giveUp(error.code === error.PERMISSION_DENIED ? 'refused' : 'unavailable'),
      { timeout: TIMEOUT_MS, maximumAge: 60_000 },
    );
  }
  return { state, locate };
}
