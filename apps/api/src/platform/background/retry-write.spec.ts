import { retryWrite } from './retry-write';

const databaseError = (code: string) => Object.assign(new Error(code), { code });
const failing = (times: number, code: string) => {
  let tries = 0;
  const write = () => ((tries += 1) > times ? Promise.resolve() : Promise.reject(databaseError(code)));
  return { write, tries: () => tries };
};

describe('a failed write', () => {
  it.each(['ECONNREFUSED', '25006', '53100'])('is repeated if waiting can help: %s', async (code) => {
    const { write, tries } = failing(1, code);
    await retryWrite(write, 60_000);
    expect(tries()).toBe(2);
  });

  it.each(['22P02', '23505', '42703'])('is given up at once if waiting never helps: %s', async (code) => {
    const { write, tries } = failing(1, code);
    await expect(retryWrite(write, 60_000)).rejects.toThrow(code);
    expect(tries()).toBe(1);
  });
});
