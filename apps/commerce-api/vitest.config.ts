import { defineConfig } from 'vitest/config';
import { findScratchFolder } from '../../scripts/project/scratch-folder.ts';

/** The directories of a few embedded databases, and the snapshots that others start from. */
const NEEDED_BYTES = 2_000_000_000;

// Read by `tmpdir()`, here and in the workers.
process.env.TMPDIR = findScratchFolder(NEEDED_BYTES);

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    // The PostgreSQL server of the run; without one, databases are embedded.
    provide: { testServerUrl: process.env.TEST_DATABASE_URL ?? null },
    globalSetup: ['src/testing/global-setup.ts'],
    pool: 'forks',
    // Files share what they import: loading the engine anew for each took two fifths of the time. State lives in databases.
    isolate: false,
    // Vitest leaves a core to itself, which on a machine with two is half of them.
    maxWorkers: '100%',
    // A file that starts a database of its own waits for the machine more than for the code.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
