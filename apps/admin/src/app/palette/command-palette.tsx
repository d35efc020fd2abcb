import { DialogTitle, Modal } from '@app/ui';
import { useEffect, useRef, useState } from 'react';
import { PaletteBox } from './palette-box';
import { paletteText as text } from './palette-text';
import type { Command } from './use-commands';

/** Opens with Ctrl or ⌘ and K from anywhere but another dialog, and with {@link openPalette}. */
export function CommandPalette() {
  const [isOpen, setOpen] = useState(false);
  const chosen = useRef<Command | null>(null);
  useEffect(() => {
    const open = () => setOpen(true);
    const byKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      if (!document.querySelector('[role=dialog], [role=alertdialog]')) open();
    };
    document.addEventListener('keydown', byKey);
    document.addEventListener(openEvent, open);
    return () => {
      document.removeEventListener('keydown', byKey);
      document.removeEventListener(openEvent, open);
    };
  }, []);

  return (
    <Modal
      isOpen={isOpen}
      onClose={() => setOpen(false)}
      onClosed={() => {
        // Not before: an open dialog takes back the focus from whatever the command opens.
        chosen.current?.run();
        chosen.current = null;
      }}
      isBesideScrim
      scrimClass="z-50"
      className="fixed inset-x-3 top-3 z-50 mx-auto flex max-h-[min(480px,calc(100dvh-24px))] max-w-140 flex-col overflow-hidden rounded-3 border border-line bg-surface text-admin text-ink shadow-dialog wide:top-[14vh]"
    >
      <DialogTitle className="sr-only">{text.title}</DialogTitle>
      <PaletteBox
        onChoose={(command) => {
          chosen.current = command;
          setOpen(false);
        }}
      />
    </Modal>
  );
}

const openEvent = 'admin-open-palette';

export const openPalette = () => document.dispatchEvent(new Event(openEvent));
