import { DialogTitle, Modal } from '@app/ui';
import { AdminGate } from './admin-gate';
import { text } from './text';

/**
 * The gate over a page, and over the dialogs that are open on it: nothing of them can be seen or reached, and nothing but
 * signing in closes it. What opens later lies above.
 */
export const SignInOverlay = () => (
  <Modal
    isOpen
    onClose={() => undefined}
    isBesideScrim
    scrimClass="hidden"
    className="fixed inset-0 z-40 overflow-y-auto bg-paper"
  >
    <DialogTitle className="sr-only">{text.title}</DialogTitle>
    <AdminGate staff={null} />
  </Modal>
);
