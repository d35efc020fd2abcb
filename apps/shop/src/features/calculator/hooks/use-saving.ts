import {
  type Catalogue,
  type PartName,
  partOfField,
  priceSelection,
  reconcile,
  selectParts,
  withoutPart,
} from '@app/configuration';
import type { QuoteResponse, SaveQuoteRequest, TradePrices } from '@app/contracts';
import { formatGbp } from '@app/pricing';
import { showToast } from '@app/ui';
import { isApiError } from '@app/web-client';
import { useMutation } from '@tanstack/react-query';
import { saveQuote } from '../../basket/save-quote';
import type { CalculatorState } from '../configuration/calculator-state';
import { text } from '../text';

interface SavingOptions {
  refresh: () => Promise<{ catalogue: Catalogue; trade: TradePrices | null }>;
  onSaved: (quote: QuoteResponse) => void;
  /** The catalogue has changed: `values` are what remains of the configuration, without the `gone` parts. */
  onOutdated: (values: CalculatorState, notice: string, gone: readonly PartName[]) => void;
}

/** 'Save Quote' with its refusals: a changed price, and a part no longer sold (D1). */
export function useSaving({ refresh, onSaved, onOutdated }: SavingOptions) {
  const mutation = useMutation({ mutationFn: saveQuote });

  const save = async (values: CalculatorState, request: SaveQuoteRequest) => {
    try {
      onSaved(await mutation.mutateAsync(request));
    } catch (error) {
      await handleFailure(error, values).catch(() => showToast({ ...text.saveFailed, tone: 'bad' }));
    }
  };

  const handleFailure = async (error: unknown, values: CalculatorState) => {
    if (isApiError(error, 'quote/part-not-sold')) {
      const part = partOfField(error.body?.details?.part);
      const remaining = reconcile(values, (await refresh()).catalogue);
      const gone = part && !remaining.gone.includes(part) ? [...remaining.gone, part] : remaining.gone;
      onOutdated(part ? withoutPart(remaining.state, part) : remaining.state, text.partsNotSold(gone), gone);
    } else if (isApiError(error, 'quote/price-changed')) {
      const { catalogue, trade } = await refresh();
      const remaining = reconcile(values, catalogue);
      const price = priceSelection(selectParts(remaining.state, catalogue), trade);
      const notice =
        price.kind === 'priced'
          ? text.priceChanged(formatGbp(price.total))
          : text.partsNotSold(remaining.gone);
      onOutdated(remaining.state, notice, remaining.gone);
    } else {
      throw error;
    }
  };

  return { save, isSaving: mutation.isPending };
}
