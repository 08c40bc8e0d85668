type Known<Value> = { get(key: string): Value | undefined; set(key: string, value: NoInfer<Value>): unknown };

/** What is known by a key; made and kept when it is not. */
export function remembered<Value extends {}>(
  known: Known<Value>,
  key: string,
  make: (key: string) => Value,
): Value {
  const found = known.get(key);
  if (found !== undefined) return found;
  const made = make(key);
  known.set(key, made);
  return made;
}
