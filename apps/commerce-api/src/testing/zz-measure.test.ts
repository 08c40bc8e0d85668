import { sql } from 'drizzle-orm';
import { test, inject } from 'vitest';
import { cpSync, rmSync } from 'node:fs';
import { createTestDatabase } from './test-database.ts';
import { openDatabase } from '../database/connect.ts';
import { migrate } from '../database/migrate.ts';
import { snapshotPathOf } from './template.ts';
test('measure', { timeout: 200000 }, async () => {
  const out: string[] = []; const med = (a:number[])=>Math.round(a.toSorted((x,y)=>x-y)[Math.floor(a.length/2)]!);
  const run = async (name: string, f: () => Promise<void>, n=5) => { const a=[]; for (let i=0;i<n;i++){ const t=performance.now(); await f(); a.push(performance.now()-t);} out.push(`${name}: median ${med(a)} min ${Math.round(Math.min(...a))}`); };
  await run('createTestDatabase+close', async () => { const d = await createTestDatabase('empty'); await d.close(); });
  if (inject('testServerUrl') === null) {
    await run('initdb+migrate in memory', async () => { const d = await openDatabase({}); await migrate(d); await d.close(); }, 3);
    await run('new dir from snapshot', async () => { const d = await openDatabase({ dataDir: '/tmp/dbspike/m', snapshotPath: snapshotPathOf(inject('templateNames').empty) }); await d.close(); rmSync('/tmp/dbspike/m/database.new',{recursive:true,force:true}); cpSync('/tmp/dbspike/m','/tmp/dbspike/m2',{recursive:true}); rmSync('/tmp/dbspike/m',{recursive:true}); }, 3);
    await run('copy dir + open', async () => { cpSync('/tmp/dbspike/m2','/tmp/dbspike/m3',{recursive:true}); const d = await openDatabase({ dataDir: '/tmp/dbspike/m3' }); await d.close(); rmSync('/tmp/dbspike/m3',{recursive:true}); }, 5);
    const d = await openDatabase({ dataDir: '/tmp/dbspike/m2' }); await d.execute(sql`create table bench(id serial primary key, v text)`);
    await run('on disk 100 commits', async () => { for (let i=0;i<100;i++) await d.execute(sql`insert into bench(v) values ('x')`); });
    await run('on disk 100 commits, no sync', async () => { await d.execute(sql`set synchronous_commit=off`); for (let i=0;i<100;i++) await d.execute(sql`insert into bench(v) values ('x')`); await d.execute(sql`set synchronous_commit=on`);});
    await run('100 selects', async () => { for (let i=0;i<100;i++) await d.execute(sql`select * from bench where id=${i}`); });
    await run('100 tx', async () => { for (let i=0;i<100;i++) await d.transaction(async tx=>{await tx.execute(sql`insert into bench(v) values ('x')`);}); });
    await run('100 flush', async () => { for (let i=0;i<100;i++) await d.flush(); });
    await run('checkpoint', async () => { await d.$client.query('CHECKPOINT'); });
    await d.close(); rmSync('/tmp/dbspike/m2',{recursive:true});
  } else {
    const t = await createTestDatabase('empty');
    await run('100 selects', async () => { for (let i=0;i<100;i++) await t.database.execute(sql`select ${i}`); });
    await t.close();
  }
  process.stderr.write(out.join('\n')+'\n');
});
