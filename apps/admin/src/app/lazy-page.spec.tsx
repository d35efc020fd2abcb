import { LazyChunk } from '@app/ui';
import { act, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { LazyPage } from './lazy-page';

const missing = () => Promise.reject(Object.assign(new Error('gone'), { name: 'ChunkLoadError' }));

const draw = (fetchPart: () => Promise<ComponentType>) =>
  act(async () => {
    render(<LazyPage chunk={new LazyChunk(fetchPart)} loading={<p>Loading</p>} />);
    await Promise.resolve();
  });
const press = (name: string) =>
  act(async () => {
    screen.getByRole('button', { name }).click();
    await Promise.resolve();
  });

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  globalThis.chunkAttempt = undefined;
});
afterEach(() => vi.restoreAllMocks());

it('retries a failed chunk with a new URL and shows the page', async () => {
  const fetchPart = vi
    .fn<() => Promise<ComponentType>>()
    .mockImplementationOnce(missing)
    .mockResolvedValue(() => <p>The page</p>);
  await draw(fetchPart);

  expect(await screen.findByRole('alert')).toHaveTextContent('This page could not be loaded');
  expect(globalThis.chunkAttempt).toBe(1);
  await press('Try again');
  expect(await screen.findByText('The page')).toBeVisible();
});

it('shows an error message in place of a page that throws', async () => {
  const Broken = () => {
    throw new Error('a mistake of ours');
  };
  await draw(() => Promise.resolve(Broken));

  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong on this page');
  expect(screen.queryByRole('button', { name: 'Reload' })).not.toBeInTheDocument();
});
