import {
  paths,
  type PriceChangePreview,
  type PriceChangeRequest,
  type PriceChangeResponse,
  type PriceImportPreview,
  type PriceImportRequest,
  type UndoPriceChangeResponse,
} from '@app/contracts';
import { showToast } from '@app/ui';
import { apiMutation } from '@app/web-client';
import { apiErrorMessage, hasApiResponse, isSignedOut, useAdminMutation } from '../../../lib/api';
import { text } from './text';

export type PricesPreview = PriceChangePreview | PriceImportPreview;

export interface Proposal {
  preview: () => Promise<PricesPreview>;
  apply: (digest: string) => Promise<PriceChangeResponse>;
}

export const toChangeProposal = (request: PriceChangeRequest): Proposal => ({
  preview: () => apiMutation('POST', paths.priceChangePreview, request),
  apply: (digest) => apiMutation('POST', paths.priceChanges, { ...request, digest }),
});

export const toImportProposal = (csv: string): Proposal => ({
  preview: () => apiMutation('POST', paths.previewPriceImport, { csv } satisfies PriceImportRequest),
  apply: (digest) => apiMutation('POST', paths.priceImports, { csv, digest } satisfies PriceImportRequest),
});

/** Prices that were changed again since stay as they are, and are listed. */
export function useUndoPriceChange(onSuccess?: () => void) {
  const undoing = useAdminMutation({
    invalidates: ['catalogue'],
    mutationFn: ({ id }: Pick<PriceChangeResponse, 'id'>) =>
      apiMutation<UndoPriceChangeResponse>('POST', paths.undoPriceChange(id)),
    onSuccess: ({ restored, kept }) => {
      const description = kept.length > 0 ? text.kept(kept.map(({ name }) => name).join(', ')) : undefined;
      showToast({ title: text.undone(restored), description, tone: 'ok' });
      onSuccess?.();
    },
  });
  return {
    isPending: undoing.isPending,
    undo: (change: PriceChangeResponse) =>
      undoing.mutate(change, { onError: (error) => showChangeFailure(error, text.undoFailed) }),
  };
}

export function showChangeFailure(error: Error, title: string): void {
  if (isSignedOut(error)) return;
  showToast(
    hasApiResponse(error)
      ? { title, description: apiErrorMessage(error) ?? text.unexplained, tone: 'bad' }
      : { title: text.notKnown, description: text.notKnownDetail, tone: 'bad' },
  );
}
