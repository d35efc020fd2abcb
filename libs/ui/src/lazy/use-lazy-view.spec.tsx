import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { Button } from '../button/button';
import { overlays } from '../overlay/use-overlay';
import { toastStore } from '../toast/toast-store';
import { LazyChunk } from './lazy-chunk';
import { useLazyView } from './use-lazy-view';

const user = userEvent.setup({ delay: null });
const didNotOpen = { title: 'It did not open' };

function Opener({ part }: { part: LazyChunk<ComponentType<{ words: string }>> }) {
  const { View, isOpen, button } = useLazyView(part, didNotOpen);
  return (
    <>
      <Button {...button}>Open</Button>
      {View && isOpen && <View words="Here" />}
    </>
  );
}

const Arrived = ({ words }: { words: string }) => <p>{words}</p>;

it('is loaded on hover, and shown when pressed', async () => {
  const fetchView = vi.fn(() => Promise.resolve(Arrived));
  render(<Opener part={new LazyChunk(fetchView)} />);
  expect(fetchView).not.toHaveBeenCalled();

  await user.hover(screen.getByRole('button'));
  expect(fetchView).toHaveBeenCalled();
  expect(screen.queryByText('Here')).not.toBeInTheDocument();

  await user.click(screen.getByRole('button'));
  expect(await screen.findByText('Here')).toBeVisible();
});

it('reports that it did not load, and retries on the next press', async () => {
  let isBroken = true;
  const part = new LazyChunk(() =>
    isBroken ? Promise.reject(new Error('The file is gone.')) : Promise.resolve(Arrived),
  );
  render(<Opener part={part} />);
  await user.click(screen.getByRole('button'));
  await waitFor(() => expect(toastStore.current()).toMatchObject([didNotOpen]));

  isBroken = false;
  await user.click(screen.getByRole('button'));
  expect(await screen.findByText('Here')).toBeVisible();
});

it('does not open if Back was pressed while it loaded', async () => {
  let load: (view: typeof Arrived) => void = () => undefined;
  render(<Opener part={new LazyChunk(() => new Promise<typeof Arrived>((resolve) => (load = resolve)))} />);
  await user.click(screen.getByRole('button'));
  act(() => overlays.current().at(-1)?.back());
  expect(overlays.current()).toEqual([]);
  await act(() => {
    load(Arrived);
    return Promise.resolve();
  });

  expect(screen.queryByText('Here')).not.toBeInTheDocument();
});
