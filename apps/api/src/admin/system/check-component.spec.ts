import { checkComponent, type ComponentCheck } from './check-component';

const part = (details: Partial<ComponentCheck>): ComponentCheck => ({
  id: 'postcodes',
  label: 'Postcodes',
  slowMs: 1_000,
  check: () => Promise.resolve({}),
  ...details,
});
const never = () => new Promise<never>(() => undefined);

it('is up, with its response time', async () => {
  const answer = { detail: 'fine' };
  expect(await checkComponent(part({ check: () => Promise.resolve(answer) }))).toEqual({
    id: 'postcodes',
    label: 'Postcodes',
    state: 'up',
    ms: expect.any(Number) as number,
    detail: 'fine',
  });
});

it('is slow if it takes long, or reports so itself', async () => {
  expect(await checkComponent(part({ slowMs: -1 }))).toMatchObject({ state: 'slow' });
  const answer = { state: 'slow' as const, isTimed: false };
  expect(await checkComponent(part({ check: () => Promise.resolve(answer) }))).toMatchObject({
    state: 'slow',
    ms: null,
  });
});

it('is down if it never answers, after a timeout', async () => {
  expect(await checkComponent(part({ check: never }), 20)).toMatchObject({ state: 'down', ms: null });
});

it('hides the error, which may contain a password', async () => {
  const measured = await checkComponent(
    part({ check: () => Promise.reject(new Error('auth failed for hunter2')) }),
  );
  expect(measured).toMatchObject({ state: 'down', detail: 'does not answer' });
  expect(JSON.stringify(measured)).not.toContain('hunter2');
});
