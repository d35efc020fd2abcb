import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ApiDocument, Operation } from './api-document.ts';

/** Personal data and secrets in random requests: no log, metric or error may contain them. */
export const canaries = [
  'Ada Lovelace',
  'ada@example.com',
  '0118 496 0123',
  '1 High Street',
  'And a splashback.',
  'vanity-top-dev',
];

/** A response with its raw body. */
export type ReceivedResponse = { status: number; headers: Headers; text: string };

const expectedHeaders: [name: string, value: RegExp][] = [
  ['x-content-type-options', /^nosniff$/],
  ['content-security-policy', /default-src 'none'|frame-ancestors 'none'/],
  ['referrer-policy', /./],
  ['cross-origin-opener-policy', /^same-origin$/],
  ['x-request-id', /^[\w-]{8,64}$/],
];

/** What a response violates in the API's document; empty: nothing. */
export function findProblems(
  document: ApiDocument,
  operation: Operation,
  response: ReceivedResponse,
): string[] {
  const { status, headers, text } = response;
  const problems = expectedHeaders
    .filter(([name, value]) => !value.test(headers.get(name) ?? ''))
    .map(([name]) => `${name} is ${headers.get(name)}`);
  if (status >= 500) problems.push(`has status ${status}`);
  // On a conflict the response contains the current row, which staff may read anyway.
  const withoutRow = text.replace(/"current":\{.*\}/s, '');
  if (status >= 400 && canaries.some((canary) => withoutRow.includes(canary)))
    problems.push('contains entered data');
  const { default: failure, [status]: documented = status >= 400 ? failure : undefined } =
    operation.responses;
  if (!documented) return [...problems, `${status} is not documented`];
  const schema = documented.content?.['application/json']?.schema;
  const isJson = headers.get('content-type')?.startsWith('application/json') ?? false;
  if (schema && !isJson) return [...problems, `is ${headers.get('content-type')} instead of JSON`];
  if (!schema || !isJson) return problems;
  const body = JSON.parse(text) as { code?: string };
  const mismatch = document.problems(schema, body);
  if (mismatch) problems.push(mismatch);
  if (status >= 400 && !failure && !documented.description?.includes(`\`${body.code}\``))
    problems.push(`${body.code} is not documented for ${status}`);
  return problems;
}

/** Secrets found in the files of a folder, each with the first line that has it. */
export function findLeaks(folder: string, secrets: readonly string[]): string[] {
  return readdirSync(folder).flatMap((file) => {
    // Browsers' error reports contain arbitrary text; a name in one cannot be recognised.
    const lines = readFileSync(join(folder, file), 'utf8')
      .split('\n')
      .filter((line) => !line.includes('"context":"Browser"'));
    return secrets.flatMap((secret) => {
      const line = lines.find((each) => each.includes(secret));
      return line ? [`${file} has ${secret}: ${line.slice(0, 300)}`] : [];
    });
  });
}
