import { useState } from 'react';

export type LocationState = 'idle' | 'locating' | 'refused' | 'unavailable';

const TIMEOUT_MS = 10_000;

/** Asks the browser where it is, once for each call of `locate`. */
export function useDeviceLocation(onFound: (point: { latitude: number; longitude: number }) => void) {
  const [state, setState] = useState<LocationState>('idle');
  function locate() {
    if (!('geolocation' in navigator)) {
      setState('unavailable');
      return;
    }
    setState('locating');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState('idle');
        onFound({ latitude: coords.latitude, longitude: coords.longitude });
      },
      (error) => setState(error.code === error.PERMISSION_DENIED ? 'refused' : 'unavailable'),
      { timeout: TIMEOUT_MS, maximumAge: 60_000 },
    );
  }
  return { state, locate };
}
