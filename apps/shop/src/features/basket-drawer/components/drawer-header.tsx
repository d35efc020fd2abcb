import { Button, DialogTitle, IconButton } from '@app/ui';
import { ArrowLeft, X } from 'lucide-react';
import { text } from '../text';

interface DrawerHeaderProps {
  title: string;
  onClose: () => void;
  /** Absent: there is no view to go back to. */
  onBack?: () => void;
  /** Absent: there is nothing to clear. */
  onClear?: () => void;
  isClearing?: boolean;
}

export function DrawerHeader({ title, onClose, onBack, onClear, isClearing }: DrawerHeaderProps) {
  return (
    <header className="mx-auto flex min-h-18 w-[min(1120px,100%-40px)] flex-none items-center gap-1 pt-2 tablet:w-[min(1120px,100%-64px)]">
      {onBack && <IconButton icon={ArrowLeft} label={text.back} onClick={onBack} className="-ml-3" />}
      <DialogTitle tabIndex={-1} className="mr-auto font-display text-h3 outline-none tablet:text-title">
        {title}
      </DialogTitle>
      {onClear && (
        <Button
          kind="ghost"
          size="small"
          isPending={isClearing}
          onClick={onClear}
          className="whitespace-nowrap max-tablet:px-2"
        >
          {text.clear}
        </Button>
      )}
      <IconButton icon={X} label={text.close} onClick={onClose} className="-mr-3" />
    </header>
  );
}
