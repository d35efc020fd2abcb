import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Enough to keep two workers busy to the end; each loads the application once. */
export const partCount = 8;

export const sourceFolder = join(__dirname, '../..');

/** The API's test files, but for those that need Redis, part by part: the long ones apart from each other. */
export function shareOut(): string[][] {
  const parts: string[][] = Array.from({ length: partCount }, () => []);
  const longestFirst = specsIn(sourceFolder)
    .map((file) => ({ file, size: statSync(join(sourceFolder, file)).size }))
    .sort((a, b) => b.size - a.size || (a.file < b.file ? -1 : 1));
  for (const [index, { file }] of longestFirst.entries()) parts[index % partCount]?.push(file);
  return parts;
}

const specsIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.api-spec.ts') && !file.endsWith('.redis.api-spec.ts'),
  );
