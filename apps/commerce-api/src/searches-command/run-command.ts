import { parseArgs } from 'node:util';
import { addDays } from '@ownpath/domain/dates';
import { LOCALES } from '@ownpath/domain/site';
import { z } from 'zod';
import type { Database } from '../database/connect.ts';
import { readSearchReport, type SearchReport } from '../modules/analytics/index.ts';

const USAGE =
  'Usage: npm run searches -- [--from YYYY-MM-DD] [--to YYYY-MM-DD] [--locale en-US|es-US] [--format csv|json]';

const DEFAULT_DAYS = 30;

type Parts = {
  readonly database: Database;
  readonly siteId: string;
  readonly now: Date;
  readonly print: (line: string) => void;
};

const Options = z
  .object({
    from: z.iso.date().optional(),
    to: z.iso.date().optional(),
    locale: z.enum(LOCALES).optional(),
    format: z.enum(['csv', 'json']).default('csv'),
  })
  .refine(({ from, to }) => !from || !to || from <= to);

function readOptions(args: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    const options = { from: text, to: text, locale: text, format: text };
    return Options.safeParse(parseArgs({ args: [...args], options }).values).data ?? null;
  } catch {
    return null;
  }
}

/** Words consist of letters, figures and points alone, so that nothing needs quotes. */
function toCsv({ locales }: SearchReport): string {
  const lines = locales.flatMap(({ locale, words }) =>
    words.map((line) => [locale, line.words, line.searches, line.withoutResult, line.withoutClick].join(',')),
  );
  return ['locale,words,searches,without_result,without_click', ...lines].join('\n');
}

/** Prints what shoppers searched for, in the last 30 days or between two days. @returns the exit code */
export async function runSearchesCommand(args: readonly string[], parts: Parts): Promise<0 | 1> {
  const { database, siteId, now, print } = parts;
  const options = readOptions(args);
  if (!options) {
    print(USAGE);
    return 1;
  }
  const to = options.to ?? now.toISOString().slice(0, 10);
  const from = options.from ?? addDays(to, 1 - DEFAULT_DAYS);
  const locales = options.locale ? [options.locale] : LOCALES;
  const report = await readSearchReport(database, { siteId, from, to, locales });
  print(options.format === 'json' ? JSON.stringify(report, null, 2) : toCsv(report));
  return 0;
}
