import {
  paths,
  type PriceChangeResponse,
  type PriceImportPreview,
  type PriceImportRequest,
} from '@app/contracts';
import { apiMutation } from '@app/web-client';
import { useMutation } from '@tanstack/react-query';
import { useAdminMutation } from '../../lib/api/use-admin-mutation';

/** What a price list would do. Nothing is written. */
export const usePreviewPriceList = () =>
  useMutation({
    mutationFn: (csv: string) =>
      apiMutation<PriceImportPreview>('POST', paths.previewPriceImport, { csv } satisfies PriceImportRequest),
  });

/** Carries out what the preview of a price list has shown. */
export const useImportPrices = () =>
  useAdminMutation({
    changes: ['catalogue'],
    run: (request: PriceImportRequest) =>
      apiMutation<PriceChangeResponse>('POST', paths.priceImports, request),
  });
