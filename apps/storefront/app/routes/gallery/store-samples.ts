export const CENTER = { latitude: 33.0773, longitude: -96.8033 };

/** Stores round Plano, as a search would find them. */
export const galleryStores = [
  { id: '1', city: 'Plano', latitude: 33.0712, longitude: -96.7705 },
  { id: '2', city: 'Richardson', latitude: 33.0198, longitude: -96.6989 },
  { id: '3', city: 'Frisco', latitude: 33.1507, longitude: -96.8236 },
  { id: '4', city: 'Lewisville', latitude: 33.0462, longitude: -96.9942 },
  { id: '5', city: 'Dallas', latitude: 32.9483, longitude: -96.7299 },
] as const;
