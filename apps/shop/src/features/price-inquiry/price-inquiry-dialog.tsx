import { Button, SmallDialog } from '@app/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { NumberedSteps } from '../../lib/numbered-steps';
import { UploadNote } from '../attachments/upload-note';
import type { Attachments } from '../attachments/use-attachments';
import type { InquiredTop } from './inquired-top';
import { InquiredTopSummary } from './inquired-top-summary';
import { PriceInquiryForm } from './price-inquiry-form';
import { text } from './text';

interface PriceInquiryDialogProps {
  top: InquiredTop;
  attachments: Attachments;
  isOpen: boolean;
  onClose: () => void;
}

/** 'Ask us to price this': the top, the sender, and afterwards what happens next. */
export function PriceInquiryDialog({ top, attachments, isOpen, onClose }: PriceInquiryDialogProps) {
  const [sentFrom, setSentFrom] = useState<string | null>(null);
  // Opening it again is a new inquiry.
  if (!isOpen && sentFrom !== null) setSentFrom(null);
  return (
    <SmallDialog
      isOpen={isOpen}
      onClose={onClose}
      title={sentFrom ? text.sentTitle : text.title}
      description={sentFrom ? undefined : text.description}
    >
      {sentFrom ? (
        <WhatHappensNext
          email={sentFrom}
          uploadNote={<UploadNote attachments={attachments} />}
          onDone={onClose}
        />
      ) : (
        <>
          <InquiredTopSummary top={top} />
          <PriceInquiryForm top={top} attachments={attachments} onSent={setSentFrom} />
        </>
      )}
    </SmallDialog>
  );
}

interface WhatHappensNextProps {
  email: string;
  uploadNote: ReactNode;
  onDone: () => void;
}

function WhatHappensNext({ email, uploadNote, onDone }: WhatHappensNextProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby="inquiry-next" className="mt-2">
      <h3 id="inquiry-next" ref={heading} tabIndex={-1} className="mb-1 font-strong outline-none">
        {text.next}
      </h3>
      <NumberedSteps steps={text.steps(email)} />
      {uploadNote}
      <Button size="large" isFullWidth className="mt-6" onClick={onDone}>
        {text.done}
      </Button>
    </section>
  );
}
