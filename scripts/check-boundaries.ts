import { findBoundaryProblems } from '../tools/boundaries/check-boundaries.ts';
import { listProjectFiles, projectRoot } from './project/list-files.ts';
import { reportProblems } from './project/report-problems.ts';

const paths = listProjectFiles().filter((path) =>
  /^(apps|packages|e2e|bench|scripts|tools)\/.*\.tsx?$/.test(path),
);
const problems = await findBoundaryProblems(projectRoot, paths);

reportProblems(
  problems.map(({ rule, message }) => `${rule}: ${message}`),
  `${paths.length} files keep the import rules.`,
);
