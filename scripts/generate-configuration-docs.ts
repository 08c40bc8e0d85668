import { z } from 'zod';
import { EnvSchema as EngineSettings } from '../apps/commerce-api/src/env.ts';
import { EnvSchema as ShopSettings } from '../apps/storefront/server/env.ts';
import { writeOrCheckPage } from './project/generated-page.ts';

/** The settings of one process each, and the file that reads them. */
const sources = [
  { file: 'apps/storefront/server/env.ts', schema: ShopSettings, title: 'The shop (`npm start`)' },
  {
    file: 'apps/commerce-api/src/env.ts',
    schema: EngineSettings,
    title: 'The commerce API as a process of its own',
  },
];
const target = 'docs/configuration.md';

const Setting = z.object({
  description: z.string().default(''),
  default: z.unknown().optional(),
  type: z.string().optional(),
  format: z.string().optional(),
  enum: z.array(z.union([z.string(), z.number()])).optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
});
type Setting = z.infer<typeof Setting>;

const SettingsObject = z.object({
  properties: z.record(z.string(), Setting),
  required: z.array(z.string()).default([]),
});

/** A table of one process's settings, from the schema that parses them. Throws when a setting has no description. */
export function describeSettings(schema: z.ZodType): string {
  const { properties, required } = SettingsObject.parse(
    z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }),
  );
  const rows = Object.entries(properties).map(([name, setting]) => {
    if (setting.description === '') throw new Error(`The setting ${name} has no description.`);
    const fallback =
      setting.default === undefined ? (required.includes(name) ? 'required' : '') : `\`${setting.default}\``;
    return `| \`${name}\` | ${valuesOf(setting)} | ${fallback} | ${escapePipes(setting.description)} |`;
  });
  return ['| Setting | Value | Default | Meaning |', '| --- | --- | --- | --- |', ...rows].join('\n');
}

function valuesOf({ enum: choices, type = 'text', format, minimum, maximum }: Setting): string {
  if (choices) return choices.map((choice) => `\`${choice}\``).join(', ');
  const kind = { integer: 'whole number', number: 'number', string: 'text' }[type] ?? type;
  if (format === 'uri') return 'URL';
  return minimum === undefined || maximum === undefined ? kind : `${kind}, ${minimum} to ${maximum}`;
}

function escapePipes(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ').trim();
}

function renderConfigurationDocs(): string {
  const sections = sources.map(
    ({ file, schema, title }) => `## ${title}\n\nRead by \`${file}\`.\n\n${describeSettings(schema)}\n`,
  );
  const intro = [
    '# Configuration',
    '',
    'Settings are environment variables. An empty value counts as unset; an invalid value prevents startup with a',
    'message that names the setting. This page is generated from the schemas by `npm run docs:configuration`.',
    '',
    '',
  ].join('\n');
  return intro + sections.join('\n');
}

if (import.meta.main)
  writeOrCheckPage({ target, script: 'docs:configuration', text: renderConfigurationDocs() });
