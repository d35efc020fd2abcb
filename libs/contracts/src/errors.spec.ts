import { errorCatalogue } from './errors';

const entries = Object.entries(errorCatalogue);

it('every error code is area/what-is-wrong (D12)', () => {
  for (const [code] of entries) expect(code).toMatch(/^[a-z]+\/[a-z]+(?:-[a-z]+)*$/);
});

it('every error has its own readable sentence', () => {
  for (const [, { sentence }] of entries) expect(sentence).toMatch(/^[A-Z].*\.$/);
  expect(new Set(entries.map(([, { sentence }]) => sentence)).size).toBe(entries.length);
});

it('every error has a status from 400 on; outdated figures are 409, too large input 413 (D12)', () => {
  for (const [, { status }] of entries) expect(status >= 400 && status < 600).toBe(true);
  expect(errorCatalogue['quote/price-changed'].status).toBe(409);
  expect(errorCatalogue['request/too-large'].status).toBe(413);
});

it("begins every 401's sentence with 'Unauthorized', which the admin panel looks for (D12)", () => {
  for (const [, { status, sentence }] of entries)
    expect(sentence.startsWith('Unauthorized')).toBe(status === 401);
});
