import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dialog } from '../dialog/dialog';
import { DialogTitle } from '../dialog/modal';
import { loadToaster } from './load-toaster';
import { PlainToaster } from './plain-toaster';
import { ToastHost } from './toast-host';
import { clearToasts, showToast, toastLimits, toastStore } from './toast-store';

beforeAll(loadToaster);

afterEach(() => {
  act(clearToasts);
  vi.useRealTimers();
});

const raise = (title: string, tone?: 'bad') => act(() => showToast({ title, tone }));

const Page = ({ isOpen }: { isOpen: boolean }) => (
  <>
    <ToastHost />
    <Dialog isOpen={isOpen} onClose={() => undefined}>
      <DialogTitle>Calculator</DialogTitle>
    </Dialog>
  </>
);

it('has the limits of specification §9', () => {
  expect(toastLimits).toMatchObject({
    shownAtOnce: 1,
    displayMs: 5_000,
    removalDelayMs: 1_000_000,
    swipeThresholdPx: 50,
    swipeDirection: 'right',
    hotkey: 'F8',
  });
});

it('shows one at a time: a new one replaces the old', () => {
  render(<ToastHost />);
  raise('First');
  raise('Second');

  expect(screen.queryByText('First')).not.toBeInTheDocument();
  expect(screen.getByText('Second')).toBeVisible();
});

it('disappears after 5 seconds, and is removed 1,000,000 ms later', () => {
  vi.useFakeTimers();
  render(<ToastHost />);
  raise('Saved');
  act(() => void vi.advanceTimersByTime(toastLimits.displayMs));

  expect(screen.queryByText('Saved')).not.toBeInTheDocument();
  expect(toastStore.current()).toMatchObject([{ title: 'Saved', isOpen: false }]);
  act(() => void vi.advanceTimersByTime(toastLimits.removalDelayMs));
  expect(toastStore.current()).toEqual([]);
});

it('is inside an open dialog, which hides everything else from screen readers', () => {
  render(<Page isOpen />);
  raise('Error', 'bad');

  const dialog = screen.getByRole('dialog', { name: 'Calculator' });
  expect(within(dialog).getByText('Error')).toBeVisible();
  expect(within(dialog).getByRole('button', { name: 'Dismiss' })).toBeVisible();
});

it('stays inside the dialog if the page’s own host mounts later', () => {
  const { rerender } = render(<Page isOpen />);
  rerender(
    <>
      <Page isOpen />
      <ToastHost />
    </>,
  );
  raise('Error', 'bad');

  expect(within(screen.getByRole('dialog', { name: 'Calculator' })).getByText('Error')).toBeVisible();
});

it('moves back to the page when the dialog closes', () => {
  const { rerender } = render(<Page isOpen />);
  raise('Saved');
  rerender(<Page isOpen={false} />);

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByText('Saved')).toBeVisible();
});

it('gets focus by F8 and is dismissed by its button', async () => {
  const user = userEvent.setup();
  render(<ToastHost />);
  raise('Saved');
  fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
  expect(screen.getByRole('list')).toHaveFocus();

  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText('Saved')).not.toBeInTheDocument();
});

it('stays above an on-screen keyboard', () => {
  const view = Object.assign(new EventTarget(), { height: window.innerHeight - 300, offsetTop: 0, scale: 1 });
  vi.stubGlobal('visualViewport', view);
  render(<ToastHost />);
  raise('Error', 'bad');
  expect(screen.getByRole('list')).toHaveStyle({ translate: '0 -300px' });
  vi.unstubAllGlobals();
});

it('offers one action, and disappears when it is used', async () => {
  const undo = vi.fn();
  render(<ToastHost />);
  act(() => showToast({ title: 'Approved', action: { label: 'Undo', onChoose: undo } }));
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));

  expect(undo).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Approved')).not.toBeInTheDocument();
});

it('shows plain text if its script did not load', () => {
  render(
    <PlainToaster
      toasts={[{ id: 1, title: 'Error', description: 'Not saved.', isOpen: true }]}
      container={document.body}
    />,
  );

  expect(screen.getByRole('alert')).toHaveTextContent('ErrorNot saved.');
});
