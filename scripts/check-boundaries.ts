import { findBoundaryProblems } from '../tools/boundaries/check-boundaries.ts';
import { listProjectFiles, projectRoot, reportProblems } from './project/project.ts';

/** A separate package: work on the shop doesn't need its dependencies. */
const STUDIO = 'tools/product-studio/';

const paths = listProjectFiles().filter(
  (path) => /^(apps|packages|e2e|bench|scripts|tools)\/.*\.tsx?$/.test(path) && !path.startsWith(STUDIO),
);
const problems = findBoundaryProblems(projectRoot, paths);

reportProblems(
  problems.map(({ rule, message }) => `${rule}: ${message}`),
  `${paths.length} files keep the import rules.`,
);
