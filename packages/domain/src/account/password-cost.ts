/** Cost of a password hash by scrypt: its memory is 128 × n × r bytes, its time grows with n × r × p. */
export type PasswordCost = { readonly n: number; readonly r: number; readonly p: number };

/** Least p for each n at r = 8 (OWASP Password Storage Cheat Sheet). */
const RECOMMENDED = [
  { n: 2 ** 17, p: 1 },
  { n: 2 ** 16, p: 2 },
  { n: 2 ** 15, p: 3 },
  { n: 2 ** 14, p: 5 },
  { n: 2 ** 13, p: 10 },
] as const;

/** Whether hashes of this cost are as strong as OWASP recommends. */
export function isStrongCost({ n, r, p }: PasswordCost): boolean {
  return r >= 8 && RECOMMENDED.some((least) => n >= least.n && p >= least.p);
}
