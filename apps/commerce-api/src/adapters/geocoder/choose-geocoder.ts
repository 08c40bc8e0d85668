import { type Env, SettingError } from '../../env.ts';
import type { Geocoder } from '../../ports/index.ts';
import { createHttpGeocoder } from './http-geocoder.ts';

/**
 * The geocoding service of the settings; null without one, where the bundled ZIP table answers.
 * @throws SettingError when half of its settings is missing
 */
export function chooseGeocoder(
  env: Pick<Env, 'GEOCODER_URL' | 'GEOCODER_KEY' | 'GEOCODER_SIGNING_SECRET'>,
): Geocoder | null {
  const { GEOCODER_URL: url, GEOCODER_KEY: key, GEOCODER_SIGNING_SECRET: signingSecret } = env;
  if (!key && !signingSecret) return null;
  if (!key || !signingSecret) {
    const missing = key ? 'GEOCODER_SIGNING_SECRET' : 'GEOCODER_KEY';
    throw new SettingError(`The setting ${missing} is missing: a geocoding service needs key and secret.`);
  }
  return createHttpGeocoder({ url, key, signingSecret });
}
