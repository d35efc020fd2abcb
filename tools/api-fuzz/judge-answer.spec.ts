import assert from 'node:assert/strict';
import { it } from 'vitest';
import { ApiDocument } from './api-document.ts';
import { judgeAnswer } from './judge-answer.ts';

const document = new ApiDocument();
const operation = document.operations.find(
  ({ method, path }) => `${method} ${path}` === 'GET /api/thicknesses',
);
assert.ok(operation);
const usual = {
  'content-type': 'application/json; charset=utf-8',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'x-request-id': '0d5c1a34-9f0e-4a53-8a0e-6d7a0f2b7c11',
};
const thickness = { id: 1, isActive: true, value: '3mm', displayName: '3mm', priceModifier: '1.00' };
const failure = (code: string) => ({ error: 'Sorry.', code, requestId: 'r' });
const judge = (status: number, body: unknown, headers: object = {}) =>
  judgeAnswer(document, operation, {
    status,
    headers: new Headers({ ...usual, ...headers }),
    text: typeof body === 'string' ? body : JSON.stringify(body),
  }).join('; ');

it.each<[expected: RegExp, answer: [status: number, body: unknown, headers?: object]]>([
  [/^$/, [200, [thickness]]],
  [/^$/, [429, failure('request/too-often')]],
  [/answered 500/, [500, failure('server/unexpected')]],
  [/418 is not documented/, [418, {}]],
  [/must be string/, [200, [{ ...thickness, priceModifier: 1 }]]],
  [/must have required property 'id'/, [200, [{ ...thickness, id: undefined }]]],
  [
    /^409 is not documented$/,
    [409, { ...failure('a/b'), details: { current: { name: 'ada@example.com' } } }],
  ],
  [/tells what was entered/, [400, { ...failure('request/invalid'), error: 'Not ada@example.com.' }]],
  [/quote\/not-found is not documented for 400/, [400, failure('quote/not-found')]],
  [/must have required property 'requestId'/, [400, { ...failure('request/invalid'), requestId: undefined }]],
  [/instead of JSON/, [200, '<html>', { 'content-type': 'text/html' }]],
  [/x-content-type-options is/, [200, [], { 'x-content-type-options': '' }]],
  [/content-security-policy is/, [200, [], { 'content-security-policy': "script-src 'unsafe-inline'" }]],
])('an answer is judged %s', (expected, [status, body, headers]) => {
  assert.match(judge(status, body, headers), expected);
});
