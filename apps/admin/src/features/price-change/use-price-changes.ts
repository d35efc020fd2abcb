import {
  paths,
  type PriceChangePreview,
  type PriceChangeRequest,
  type PriceChangeResponse,
  type UndoPriceChangeResponse,
} from '@app/contracts';
import { showToast } from '@app/ui';
import { apiMutation } from '@app/web-client';
import { useMutation } from '@tanstack/react-query';
import { isSignedOut } from '../../lib/api/create-query-client';
import { isAnswered, sentenceOf } from '../../lib/api/show-failure';
import { useAdminMutation } from '../../lib/api/use-admin-mutation';
import { text } from './text';

/** What a change would make of the prices. Nothing is written. */
export const usePreviewPriceChange = () =>
  useMutation({
    mutationFn: (request: PriceChangeRequest) =>
      apiMutation<PriceChangePreview>('POST', paths.priceChangePreview, request),
  });

/** Carries out what the preview has shown. */
export const useChangePrices = () =>
  useAdminMutation({
    changes: ['catalogue'],
    run: (request: PriceChangeRequest) =>
      apiMutation<PriceChangeResponse>('POST', paths.priceChanges, request),
  });

/** Takes the latest change back. Prices that somebody has changed since stay, and are named. */
export const useUndoPriceChange = (onDone?: () => void) =>
  useAdminMutation({
    changes: ['catalogue'],
    run: (change: Pick<PriceChangeResponse, 'id'>) =>
      apiMutation<UndoPriceChangeResponse>('POST', paths.undoPriceChange(change.id)),
    onDone: ({ restored, kept }) => {
      const description = kept.length > 0 ? text.kept(kept.map(({ name }) => name).join(', ')) : undefined;
      showToast({ title: text.undone(restored), description, tone: 'ok' });
      onDone?.();
    },
  });

/** Says why a change, or taking it back, came to nothing: the API explains its conflicts. */
export function sayNotDone(error: Error, { title }: { title: string }): void {
  if (isSignedOut(error)) return;
  showToast(
    isAnswered(error)
      ? { title, description: sentenceOf(error) ?? text.unexplained, tone: 'bad' }
      : { title: text.notKnown, description: text.notKnownDetail, tone: 'bad' },
  );
}
