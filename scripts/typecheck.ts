import { projectRoot, readWorkspaces } from './project/project.ts';
import { runSteps } from './steps/run-steps.ts';

// What workspaces share is read once for all of them; one that needs other options or generated types has a script of its own.
// One checker each, for they run side by side: by default four checkers infer the same types four times.
const steps = [
  ...readWorkspaces(projectRoot)
    .filter(({ scripts }) => scripts.typecheck !== undefined)
    .map(({ name, folder }) => ({
      name: folder,
      command: ['npm', 'run', '--silent', 'typecheck', '--workspace', name],
    })),
  {
    name: 'other workspaces',
    command: [process.execPath, 'node_modules/typescript/bin/tsc', '-p', '.', '--checkers', '1'],
  },
];
const failed = await runSteps(steps, { cwd: projectRoot, width: 2, print: (line) => console.log(line) });

console.log(failed.length === 0 ? 'All workspaces have sound types.' : `Types fail in: ${failed.join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;
