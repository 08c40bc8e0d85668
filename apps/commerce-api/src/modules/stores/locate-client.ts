import type { Dependencies } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';

/** @throws DomainError `NotFound` for a private or unknown address; @throws PortError when the locator is down */
export async function locateClient(
  deps: Pick<Dependencies, 'ports'>,
  clientIp: string,
): Promise<{ googleapidata: { location: { lat: number; lng: number } } }> {
  const place = await deps.ports.ipLocator.locate(clientIp);
  if (!place) throw new DomainError('NotFound', 'The place of this address is not known.');
  return { googleapidata: { location: { lat: place.latitude, lng: place.longitude } } };
}
