import { mayHaveSession } from '@app/contracts';
import { LazyChunk, showToast } from '@app/ui';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { AccountLinks } from '../features/sign-in/account-links';
import { useCurrentUser } from '../features/sign-in/current-user';
import { DialogChunk } from './chunks/dialog-chunk';
import { text } from './text';

const session = new LazyChunk(() => import(/* webpackChunkName: "sign-in" */ '../features/sign-in/session'));
const dialog = new LazyChunk(() =>
  import(/* webpackChunkName: "sign-in" */ '../features/sign-in/sign-in-dialog').then(
    (module) => module.SignInDialog,
  ),
);

/** Asks who is signed in only if a cookie says that there may be a session (D25): others would see a 401 in their console. */
export function Account() {
  const user = useCurrentUser();
  const [path] = useLocation();
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  const [isOpen, setOpen] = useState(false);
  const linkRef = useRef<HTMLElement>(null);
  const isSigningOut = useRef(false);

  // The pressed link was replaced by another, which gets the focus.
  useEffect(() => {
    setOpener((previous) => (previous && !previous.isConnected ? linkRef.current : previous));
    if (!user && isSigningOut.current) linkRef.current?.focus();
    isSigningOut.current = false;
  }, [user]);

  useEffect(() => {
    if (!mayHaveSession(document.cookie)) return;
    // If a chunk does not load, 'Sign In' stays, which is right for almost everybody.
    session.loadOrRetry().then(
      ({ refreshCurrentUser }) => refreshCurrentUser(),
      () => undefined,
    );
  }, [path]);

  return (
    <>
      <AccountLinks
        user={user}
        onSignIn={(button) => {
          setOpener(button);
          void dialog.loadWithGracePeriod().then(() => setOpen(true));
        }}
        linkRef={linkRef}
        onSignOut={() => {
          isSigningOut.current = true;
          session.loadOrRetry().then(
            ({ signOut }) => signOut(),
            () => {
              isSigningOut.current = false;
              showToast({ title: text.signOutDidNotLoad, tone: 'bad' });
            },
          );
        }}
      />
      {opener && (
        <DialogChunk
          chunk={dialog}
          props={{ isOpen, onClose: () => setOpen(false), opener }}
          loading={text.loadingSignIn}
          failed={text.signInDidNotLoad}
        />
      )}
    </>
  );
}
