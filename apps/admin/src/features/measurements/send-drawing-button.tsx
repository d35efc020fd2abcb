import { paths, type UnsignedDrawing } from '@app/contracts';
import { Button, showToast } from '@app/ui';
import { apiMutation } from '@app/web-client';
import { Mail } from 'lucide-react';
import { useAdminMutation } from '../../lib/api';
import { drawingText as text } from './drawing-record';

interface SendDrawingButtonProps extends Pick<UnsignedDrawing, 'mailedAt'> {
  quoteId: string;
  kind?: 'primary' | 'quiet';
}

/** Mails the customer the drawing, to agree to. */
export function SendDrawingButton({ quoteId, mailedAt, kind = 'quiet' }: SendDrawingButtonProps) {
  const send = useAdminMutation({
    mutationFn: () => apiMutation<void>('POST', paths.mailDrawing(quoteId)),
    invalidates: ['orders', 'mails'],
    failure: text.sendFailed,
    onSuccess: () => showToast({ title: text.sent }),
  });
  return (
    <Button kind={kind} icon={Mail} isPending={send.isPending} onClick={() => send.mutate()}>
      {mailedAt ? text.sendAgain : text.send}
    </Button>
  );
}
