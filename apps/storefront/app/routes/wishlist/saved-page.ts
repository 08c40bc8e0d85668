/** Which part of a list stands on a page. `page` and `pageCount` from 1; a page beyond the end is the last one. */
export function savedPageOf(asked: string | null, count: number, pageSize: number) {
  const pageCount = Math.max(1, Math.ceil(count / pageSize));
  const number = /^\d{1,6}$/.test(asked ?? '') ? Number(asked) : 1;
  const page = Math.min(Math.max(number, 1), pageCount);
  return { page, pageCount, start: (page - 1) * pageSize };
}
