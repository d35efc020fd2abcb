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
export type Answer = { status: number; headers: Headers; text: string };

const everyAnswer: [name: string, value: RegExp][] = [
  ['x-content-type-options', /^nosniff$/],
  ['content-security-policy', /default-src 'none'|frame-ancestors 'none'/],
  ['referrer-policy', /./],
  ['cross-origin-opener-policy', /^same-origin$/],
  ['x-request-id', /^[\w-]{8,64}$/],
];

/** What a response violates in the API's document; empty: nothing. */
export function judgeAnswer(document: ApiDocument, operation: Operation, answer: Answer): string[] {
  const { status, headers, text } = answer;
  const wrong = everyAnswer
    .filter(([name, value]) => !value.test(headers.get(name) ?? ''))
    .map(([name]) => `${name} is ${headers.get(name)}`);
  if (status >= 500) wrong.push(`answered ${status}`);
  // On a conflict the response contains the current row, which staff may read anyway.
  const withoutRow = text.replace(/"current":\{.*\}/s, '');
  if (status >= 400 && canaries.some((canary) => withoutRow.includes(canary)))
    wrong.push('tells what was entered');
  const { default: failure, [status]: promised = status >= 400 ? failure : undefined } = operation.responses;
  if (!promised) return [...wrong, `${status} is not documented`];
  const schema = promised.content?.['application/json']?.schema;
  const isJson = headers.get('content-type')?.startsWith('application/json') ?? false;
  if (schema && !isJson) return [...wrong, `is ${headers.get('content-type')} instead of JSON`];
  if (!schema || !isJson) return wrong;
  const body = JSON.parse(text) as { code?: string };
  const problems = document.problems(schema, body);
  if (problems) wrong.push(problems);
  if (status >= 400 && !failure && !promised.description?.includes(`\`${body.code}\``))
    wrong.push(`${body.code} is not documented for ${status}`);
  return wrong;
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
