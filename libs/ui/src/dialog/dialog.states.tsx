import { Button } from '../button/button';
import { Field } from '../field/field';
import { TextInput } from '../field/text-input';
import type { UiStates } from '../testing';
import { showToast } from '../toast/toast-store';
import { Dialog } from './dialog';
import { DialogTitle } from './modal';
import { BottomDrawer, SideSheet } from './sheets';
import { SmallDialog } from './small-dialog';

const ignore = () => undefined;
const long = 'Nothing is cut until we have rung you to read the measurements back. '.repeat(30);

const Small = ({ width, description = '' }: { width: 'narrow' | 'wide'; description?: string }) => (
  <SmallDialog
    isOpen
    onClose={ignore}
    title="Admin Sign In"
    description="For staff. Customers do not need an account."
    width={width}
  >
    <div className="mt-5.5 grid gap-4.5">
      <Field label="Email">{(control) => <TextInput {...control} />}</Field>
      {description && <p>{description}</p>}
      <Button isFullWidth>Login</Button>
    </div>
  </SmallDialog>
);

export const states: UiStates = {
  title: 'Dialogs',
  states: {
    'large dialog': {
      view: () => (
        <Dialog isOpen onClose={ignore} className="bg-paper p-8 desktop:h-120 desktop:w-200">
          <DialogTitle>Instant quote</DialogTitle>
          <Button>Save Quote</Button>
        </Dialog>
      ),
    },
    'small dialog, narrow': { view: () => <Small width="narrow" /> },
    'small dialog, wide': { view: () => <Small width="wide" /> },
    'small dialog with long text': { view: () => <Small width="wide" description={long} /> },
    'small dialog with a toast': {
      view: () => <Small width="narrow" />,
      play: async ({ screen }) => {
        showToast({ title: 'Login failed', description: 'Email or password is wrong.', tone: 'bad' });
        await screen.findByText('Login failed');
      },
    },
    'drawer with a toast': {
      view: () => (
        <BottomDrawer isOpen onClose={ignore} returnFocusTo={null}>
          <DialogTitle>Basket</DialogTitle>
          <p tabIndex={0} className="overflow-y-auto">
            {long}
          </p>
        </BottomDrawer>
      ),
      play: async ({ screen }) => {
        showToast({ title: 'Quote updated' });
        await screen.findByText('Quote updated');
      },
    },
    'side sheet': {
      view: () => (
        <SideSheet isOpen onClose={ignore} returnFocusTo={null}>
          <DialogTitle>Menu</DialogTitle>
          <Button isFullWidth>Get Instant Free Quote</Button>
        </SideSheet>
      ),
    },
    'side sheet with long text': {
      view: () => (
        <SideSheet isOpen onClose={ignore} returnFocusTo={null}>
          <DialogTitle>Menu</DialogTitle>
          <p tabIndex={0}>{long}</p>
        </SideSheet>
      ),
    },
  },
};
