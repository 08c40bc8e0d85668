import type { TestProject } from 'vitest/node';
import {
  prepareSnapshot,
  prepareTemplateDatabase,
  TEST_CONTENTS,
  type TestContent,
  templateName,
} from './template.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** PostgreSQL server that the suite runs on; null for the embedded database. */
    testServerUrl: string | null;
    templateNames: Record<TestContent, string>;
  }
}

/** Creates the templates of the test databases, once for all test files. */
export async function setup(project: TestProject): Promise<void> {
  const { testServerUrl: serverUrl } = project.getProvidedContext();
  const names = { empty: templateName('empty'), seeded: templateName('seeded') };
  for (const content of TEST_CONTENTS) {
    const name = names[content];
    await (serverUrl === null
      ? prepareSnapshot(name, content)
      : prepareTemplateDatabase(name, content, serverUrl));
  }
  project.provide('templateNames', names);
}
