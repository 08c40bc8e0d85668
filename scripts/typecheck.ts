import { hasFile, listProjectFiles, projectRoot, readWorkspaces, type Workspace } from './project/project.ts';
import { runSteps, type Step } from './steps/run-steps.ts';

const tsc = [process.execPath, 'node_modules/typescript/bin/tsc', '-p'];

/** A workspace that must generate types first says how in its own `typecheck` script. */
function typecheckStep({ name, folder, scripts }: Workspace): Step[] {
  if (scripts.typecheck !== undefined) {
    return [{ name: folder, command: ['npm', 'run', '--silent', 'typecheck', '--workspace', name] }];
  }
  return hasSource(folder) && hasFile(projectRoot, `${folder}/tsconfig.json`)
    ? [{ name: folder, command: [...tsc, folder] }]
    : [];
}

function hasSource(folder: string): boolean {
  return files.some((path) => path.startsWith(`${folder}/`) && /\.tsx?$/.test(path));
}

const files = listProjectFiles();
const steps = [
  ...readWorkspaces(projectRoot).flatMap(typecheckStep),
  { name: 'scripts and tools', command: [...tsc, 'tsconfig.json'] },
];
const failed = await runSteps(steps, { cwd: projectRoot, width: 2, print: (line) => console.log(line) });

console.log(
  failed.length === 0
    ? `${steps.length} workspaces have sound types.`
    : `Types fail in: ${failed.join(', ')}`,
);
process.exitCode = failed.length === 0 ? 0 : 1;
