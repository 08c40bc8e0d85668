import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { projectRoot, reportProblems } from './project/project.ts';

const LockedPackage = z.object({
  version: z.string().optional(),
  dev: z.boolean().optional(),
  optionalDependencies: z.record(z.string(), z.string()).optional(),
});
const LockfileShape = z.object({ packages: z.record(z.string(), LockedPackage) });
export type Lockfile = z.infer<typeof LockfileShape>;

const systems = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'];
const processors = ['arm64', 'ia32', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];
const exactVersion = /^\d+\.\d+\.\d+/;

/**
 * Adds builds of native packages for other systems that the lockfile leaves out. npm writes only those that the
 * registry at hand offers, and then refuses its own lockfile at the next `npm ci`, on every system. The entries
 * carry no integrity, for lack of the package; npm checks them against what the registry states.
 *
 * @returns the whole lockfile and the paths that were added
 */
export function completeLockfile(lockfile: Lockfile): { lockfile: Lockfile; added: string[] } {
  const packages = { ...lockfile.packages };
  const added: string[] = [];
  for (const [parentPath, { dev, optionalDependencies = {} }] of Object.entries(lockfile.packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const platform = platformOf(name);
      if (platform === null || !exactVersion.test(version) || isLocked(packages, parentPath, name)) continue;
      const path = `node_modules/${name}`;
      packages[path] = Object.assign({ version }, platform, dev && { dev }, { optional: true });
      added.push(path);
    }
  }
  const inOrder = Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en'));
  return { lockfile: { ...lockfile, packages: Object.fromEntries(inOrder) }, added };
}

/** System and processor in the name of such a package (`@oxc-parser/binding-linux-arm64-musl`). Null for any other. */
function platformOf(name: string): { os?: string[]; cpu: string[]; libc?: string[] } | null {
  const words = name.split(/[/-]/);
  const os = systems.filter((system) => words.includes(system));
  const cpu = words.includes('arm') ? ['arm'] : processors.filter((processor) => words.includes(processor));
  if (cpu.length !== 1 || (os.length !== 1 && !cpu.includes('wasm32'))) return null;
  const libc = words.includes('musl') ? ['musl'] : words.includes('gnu') ? ['glibc'] : [];
  return { cpu, ...(os.length > 0 && { os }), ...(libc.length > 0 && { libc }) };
}

/** Whether a package finds the other one, in its own folder or in any above it. */
function isLocked(packages: Lockfile['packages'], from: string, name: string): boolean {
  const folders = from
    .split('/node_modules/')
    .map((_, index, all) => all.slice(0, index + 1).join('/node_modules/'));
  return ['', ...folders].some(
    (folder) => `${folder === '' ? '' : `${folder}/`}node_modules/${name}` in packages,
  );
}

/** The lockfile with every key as npm wrote it, in npm's order, once its shape is seen to be right. */
function readLockfile(path: string): Lockfile {
  const lockfile: Lockfile = JSON.parse(readFileSync(path, 'utf8'));
  LockfileShape.parse(lockfile);
  return lockfile;
}

if (import.meta.main) {
  const path = join(projectRoot, 'package-lock.json');
  const { lockfile, added } = completeLockfile(readLockfile(path));
  if (process.argv.includes('--fix')) {
    writeFileSync(path, `${JSON.stringify(lockfile, null, 2)}\n`);
    console.log(`Added ${added.length} builds for other systems to package-lock.json.`);
  } else {
    const hint = 'npm ci would refuse the lockfile: npm run lockfile:complete';
    reportProblems(
      added.map((build) => `package-lock.json lacks ${build}: ${hint}`),
      'package-lock.json has the builds for every system.',
    );
  }
}
