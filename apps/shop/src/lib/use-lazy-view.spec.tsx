import { toastStore } from '@app/ui';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import type { TellLayer } from './history/use-back-closes';
import { useLazyView } from './use-lazy-view';

const user = userEvent.setup({ delay: null });
const didNotOpen = { title: 'It did not open' };

interface OpenerProps {
  fetchView: () => Promise<ComponentType<{ words: string }>>;
  onLayer?: TellLayer;
}

function Opener({ fetchView, onLayer }: OpenerProps) {
  const { View, open, isOpen, intent } = useLazyView(fetchView, didNotOpen, onLayer);
  return (
    <>
      <button type="button" onClick={open} {...intent}>
        Open
      </button>
      {View && isOpen && <View words="Here" />}
    </>
  );
}

const Arrived = ({ words }: { words: string }) => <p>{words}</p>;

it('is fetched when the pointer comes near, and shown when it is pressed', async () => {
  const fetchView = vi.fn(() => Promise.resolve(Arrived));
  render(<Opener fetchView={fetchView} />);
  expect(fetchView).not.toHaveBeenCalled();

  await user.hover(screen.getByRole('button'));
  expect(fetchView).toHaveBeenCalled();
  expect(screen.queryByText('Here')).not.toBeInTheDocument();

  await user.click(screen.getByRole('button'));
  expect(await screen.findByText('Here')).toBeVisible();
});

it('says that it did not arrive, and tries again on the next press', async () => {
  let isBroken = true;
  render(
    <Opener
      fetchView={() => (isBroken ? Promise.reject(new Error('The file is gone.')) : Promise.resolve(Arrived))}
    />,
  );
  await user.click(screen.getByRole('button'));
  await waitFor(() => expect(toastStore.current()).toMatchObject([didNotOpen]));

  isBroken = false;
  await user.click(screen.getByRole('button'));
  expect(await screen.findByText('Here')).toBeVisible();
});

it('can be closed by whoever it lies over', async () => {
  const layers: ((() => void) | null)[] = [];
  render(<Opener fetchView={() => Promise.resolve(Arrived)} onLayer={(close) => layers.push(close)} />);
  await user.click(screen.getByRole('button'));
  await screen.findByText('Here');
  act(() => layers[0]?.());

  expect(screen.queryByText('Here')).not.toBeInTheDocument();
  expect(layers).toEqual([expect.any(Function), null]);
});
