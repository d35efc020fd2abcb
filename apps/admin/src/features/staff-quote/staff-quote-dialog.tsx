import { Dialog, DialogTitle, Skeleton } from '@app/ui';
import { X } from 'lucide-react';
import { useState } from 'react';
import type { SaveStaffQuoteResponse } from '@app/contracts';
import { IconButton } from '../../lib/controls/icon-button';
import { leaveGuard } from '../../lib/guard/leave-guard';
import { FailedState } from '../../lib/page/failed-state';
import type { QuoteOccasion } from './quote-form';
import { SavedStaffQuote } from './saved-staff-quote';
import { StaffQuoteForm } from './staff-quote-form';
import { text } from './text';
import { useOffered } from './use-offered';

interface StaffQuoteDialogProps {
  occasion: QuoteOccasion;
  onClose: () => void;
}

/** A quote that staff make for somebody who wrote to us; the price is the catalogue's (D1). */
export function StaffQuoteDialog({ occasion, onClose }: StaffQuoteDialogProps) {
  const catalogue = useOffered();
  const [saved, setSaved] = useState<SaveStaffQuoteResponse | null>(null);
  // Saving asks for everything on the page again, the catalogue included: what was filled in stays.
  const [offered, setOffered] = useState(catalogue.kind === 'ready' ? catalogue.offered : null);
  if (!offered && catalogue.kind === 'ready') setOffered(catalogue.offered);
  const close = () => leaveGuard.leave(onClose);
  return (
    <Dialog
      isOpen
      onClose={close}
      className={`flex flex-col bg-paper text-admin text-ink ${saved ? 'desktop:h-auto desktop:w-135' : 'desktop:h-[min(92dvh,860px)] desktop:w-[min(1120px,100%)]'}`}
    >
      <header className="flex min-h-14 flex-none items-center justify-between gap-3 border-b border-line bg-surface py-1.5 pr-3 pl-5.5">
        <DialogTitle className="text-[17px]/[1.2] font-strong tracking-[-0.01em]">
          {saved ? text.saved : text.title}
        </DialogTitle>
        <IconButton icon={X} label={text.close} onClick={close} />
      </header>
      {saved ? (
        <SavedStaffQuote quote={saved} onDone={onClose} />
      ) : offered ? (
        <StaffQuoteForm occasion={occasion} offered={offered} onSaved={setSaved} onCancel={close} />
      ) : catalogue.kind === 'failed' ? (
        <FailedState error={catalogue.error} retry={catalogue.retry} />
      ) : (
        <div role="status" aria-label={text.loading} className="grid gap-4 p-5.5">
          <Skeleton className="h-28 w-full" />
          <Skeleton className="h-44 w-full" />
        </div>
      )}
    </Dialog>
  );
}
