import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { queueNames } from './queue-names';

const source = join(import.meta.dirname, '..');
const jobFiles = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.job.ts'),
);

it('knows the queue of every job: one that is missing would be seen by nobody', async () => {
  const jobs = await Promise.all(
    jobFiles.map((file) => import(join(source, file)) as Promise<Record<string, { queue?: string }>>),
  );
  const named = jobs.flatMap((file) => Object.values(file).flatMap(({ queue }) => queue ?? []));
  expect(jobFiles.length).toBeGreaterThan(2);
  expect([...new Set(named)].sort()).toEqual([...queueNames]);
});
