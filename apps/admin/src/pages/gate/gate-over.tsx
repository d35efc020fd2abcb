import { ToastHost } from '@app/ui';
import * as Dialog from '@radix-ui/react-dialog';
import { AdminGate } from './admin-gate';
import { text } from './text';

/** The gate over a page, and over the dialogs that are open on it: nothing of them can be seen or reached. What opens later lies above. */
export const GateOver = () => (
  <Dialog.Root open>
    <Dialog.Portal>
      <Dialog.Content
        aria-describedby={undefined}
        onEscapeKeyDown={(event) => event.preventDefault()}
        className="fixed inset-0 z-40 overflow-y-auto bg-paper outline-none"
      >
        <Dialog.Title className="sr-only">{text.title}</Dialog.Title>
        <AdminGate staff={null} />
        <ToastHost />
      </Dialog.Content>
    </Dialog.Portal>
  </Dialog.Root>
);
