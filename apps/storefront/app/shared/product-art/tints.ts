/** Grounds behind product pictures, by the category's tint. */
const grounds: Record<string, string> = {
  oat: 'bg-[#f0e7d6]',
  sage: 'bg-sage-100',
  sky: 'bg-[#e2eaf3]',
  honey: 'bg-[#f6ead0]',
  berry: 'bg-[#f6e0d6]',
};

export function groundOf(tint: string): string {
  return grounds[tint] ?? 'bg-sage-100';
}
