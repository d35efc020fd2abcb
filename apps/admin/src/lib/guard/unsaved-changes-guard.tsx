import { AlertDialog, Button, useStore } from '@app/ui';
import { useEffect } from 'react';
import { leaveGuard } from './leave-guard';

/** Asks 'Discard changes?' for {@link leaveGuard}; also on Back and on leaving the site. One, around gate and pages. */
export function UnsavedChangesGuard() {
  const pending = useStore(leaveGuard.waiting, null);
  useBackIsGuarded();
  useLeavingSiteIsGuarded();
  return (
    <AlertDialog
      isOpen={pending !== null}
      onClose={leaveGuard.stay}
      title={text.title}
      description={text.description}
    >
      <Button kind="quiet" onClick={leaveGuard.stay}>
        {text.stay}
      </Button>
      <Button kind="danger" onClick={leaveGuard.discard}>
        {text.discard}
      </Button>
    </AlertDialog>
  );
}

/**
 * Back cannot be refused, only undone: the address that was left is put back on top before any router hears of
 * it, and whoever agrees goes back once more.
 */
function useBackIsGuarded() {
  useEffect(() => {
    let address = window.location.href;
    const remember = () => (address = window.location.href);
    const guard = (event: PopStateEvent) => {
      if (!leaveGuard.wouldLose(address, window.location.href)) {
        remember();
        return;
      }
      event.stopImmediatePropagation();
      window.history.pushState(null, '', address);
      leaveGuard.leave(() => window.history.back());
    };
    // While it travels down, before the routers' own listeners.
    window.addEventListener('popstate', guard, { capture: true });
    for (const change of historyChanges) window.addEventListener(change, remember);
    return () => {
      window.removeEventListener('popstate', guard, { capture: true });
      for (const change of historyChanges) window.removeEventListener(change, remember);
    };
  }, []);
}

/** wouter tells of every navigation in these events. */
const historyChanges = ['pushState', 'replaceState'];

function useLeavingSiteIsGuarded() {
  useEffect(() => {
    const guard = (event: BeforeUnloadEvent) => {
      if (leaveGuard.hasUnsaved) event.preventDefault();
    };
    window.addEventListener('beforeunload', guard);
    return () => window.removeEventListener('beforeunload', guard);
  }, []);
}

const text = {
  title: 'Discard changes?',
  description: 'What you have changed here has not been saved.',
  stay: 'Keep editing',
  discard: 'Discard changes',
} as const;
