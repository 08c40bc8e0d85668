import { lazy } from 'react';
import type { RegionType } from './region-schemas.ts';
import { atOnce, onDemand, type RegionComponent } from './registry.ts';

const loaded = new Map<RegionType, RegionComponent>();
const suspending = new Map<RegionType, RegionComponent>();

/**
 * Loads the components of these types. On the server before a page renders, so that it renders whole: what React
 * waits for while it renders would reach a browser without JavaScript too late.
 */
export async function loadComponents(types: readonly RegionType[]): Promise<void> {
  await Promise.all(types.map(load));
}

async function load(type: RegionType): Promise<RegionComponent> {
  const known = loaded.get(type);
  if (known) return known;
  const component = (isOnDemand(type) ? await onDemand[type]() : atOnce[type]) as RegionComponent;
  loaded.set(type, component);
  return component;
}

/** The component of a type; one that isn't there yet makes React wait for it. */
export function componentOf(type: RegionType): RegionComponent {
  if (!isOnDemand(type)) return atOnce[type] as RegionComponent;
  // What has begun as the one must not go on as the other: React would build it anew.
  const begun = suspending.get(type) ?? loaded.get(type);
  if (begun) return begun;
  const waiting = lazy(async () => ({ default: await load(type) }));
  suspending.set(type, waiting);
  return waiting;
}

export function isOnDemand(type: RegionType): type is keyof typeof onDemand {
  return Object.hasOwn(onDemand, type);
}
