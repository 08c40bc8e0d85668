/** True when any text inside a request's value holds the character that PostgreSQL can't store. */
export function containsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, child]) => key.includes('\0') || containsNul(child));
}
