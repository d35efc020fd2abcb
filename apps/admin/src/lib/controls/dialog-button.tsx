import { Button } from '@app/ui';
import { useState, type ComponentProps, type ReactNode } from 'react';

interface DialogButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick'> {
  dialog: (close: () => void) => ReactNode;
}

/** A button with the dialog that it opens. */
export function DialogButton({ dialog, ...button }: DialogButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button {...button} onClick={() => setOpen(true)} />
      {isOpen && dialog(() => setOpen(false))}
    </>
  );
}
