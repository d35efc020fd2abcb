import type { ApiDocument, Operation } from './api-document.ts';
import { canaries } from './find-leaks.ts';

export interface Answer {
  status: number;
  headers: Headers;
  /** As it came. */
  text: string;
}

const everyAnswer: [name: string, value: RegExp][] = [
  ['x-content-type-options', /^nosniff$/],
  ['content-security-policy', /default-src 'none'|frame-ancestors 'none'/],
  ['referrer-policy', /./],
  ['cross-origin-opener-policy', /^same-origin$/],
  ['x-request-id', /^[\w-]{8,64}$/],
];

/** What an answer has that its operation does not promise; an empty list where it keeps to it. */
export function judgeAnswer(document: ApiDocument, operation: Operation, answer: Answer): string[] {
  const { status, headers, text } = answer;
  const wrong = everyAnswer
    .filter(([name, value]) => !value.test(headers.get(name) ?? ''))
    .map(([name]) => `${name} is ${headers.get(name)}`);
  if (status >= 500) wrong.push(`answered ${status}`);
  if (status >= 400 && canaries.some((canary) => withoutRow(text).includes(canary)))
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

/** Of somebody else's change staff are told the row as it is now, which they may read anyway. */
const withoutRow = (text: string) => text.replace(/"current":\{.*\}/s, '');
