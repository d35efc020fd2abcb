import { AlertDialog, Button, useStore } from '@app/ui';
import { useEffect } from 'react';
import { leaveGuard } from './leave-guard';

/** Also asks on Back and when leaving the site. Mount once, around gate and pages. */
export function UnsavedChangesGuard() {
  const pending = useStore(leaveGuard.pendingNavigation, null);
  useGuardBack();
  useGuardUnload();
  return (
    <AlertDialog
      isOpen={pending !== null}
      onClose={leaveGuard.keepEditing}
      title={text.title}
      description={text.description}
    >
      <Button kind="quiet" onClick={leaveGuard.keepEditing}>
        {text.stay}
      </Button>
      <Button kind="danger" onClick={leaveGuard.discard}>
        {text.discard}
      </Button>
    </AlertDialog>
  );
}

/**
 * Back cannot be prevented, only undone: the URL is pushed again before any router notices, and confirming goes
 * back once more.
 */
function useGuardBack() {
  useEffect(() => {
    let address = window.location.href;
    const remember = () => (address = window.location.href);
    const guard = (event: PopStateEvent) => {
      if (!leaveGuard.wouldLoseChanges(address, window.location.href)) {
        remember();
        return;
      }
      event.stopImmediatePropagation();
      window.history.pushState(null, '', address);
      leaveGuard.confirmThen(() => window.history.back());
    };
    // Capturing, to run before the routers' listeners.
    window.addEventListener('popstate', guard, { capture: true });
    for (const change of historyChanges) window.addEventListener(change, remember);
    return () => {
      window.removeEventListener('popstate', guard, { capture: true });
      for (const change of historyChanges) window.removeEventListener(change, remember);
    };
  }, []);
}

/** Events that wouter dispatches on navigation. */
const historyChanges = ['pushState', 'replaceState'];

function useGuardUnload() {
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
  description: 'Your changes have not been saved.',
  stay: 'Keep editing',
  discard: 'Discard changes',
} as const;
