import { findBoundaryProblems } from '../tools/boundaries/check-boundaries.ts';
import { listProjectFiles, projectRoot } from './project/list-files.ts';
import { reportProblems } from './project/report-problems.ts';

/** A package of its own, with its own packages; who works on the shop need not install them. */
const STUDIO = 'tools/product-studio/';

const paths = listProjectFiles().filter(
  (path) => /^(apps|packages|e2e|bench|scripts|tools)\/.*\.tsx?$/.test(path) && !path.startsWith(STUDIO),
);
const problems = findBoundaryProblems(projectRoot, paths);

reportProblems(
  problems.map(({ rule, message }) => `${rule}: ${message}`),
  `${paths.length} files keep the import rules.`,
);
