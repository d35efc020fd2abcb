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
  /** The catalogue has changed: the remaining configuration, what to say, and the parts that are gone. */
  onOutdated: (values: CalculatorState, notice: string, gone: readonly PartName[]) => void;
}

/** 'Save Quote' with its refusals: a changed price, and a part no longer sold (D1). */
export function useSaving({ refresh, onSaved, onOutdated }: SavingOptions) {
  const mutation = useMutation({ mutationFn: saveQuote });

  const save = async (values: CalculatorState, request: SaveQuoteRequest) => {
    try {
      onSaved(await mutation.mutateAsync(request));
    } catch (error) {
      await explain(error, values).catch(() => showToast({ ...text.saveFailed, tone: 'bad' }));
    }
  };

  const explain = async (error: unknown, values: CalculatorState) => {
    if (isApiError(error, 'quote/part-not-sold')) {
      const part = partOfField(error.body?.details?.part);
      const left = reconcile(values, (await refresh()).catalogue);
      const gone = part && !left.gone.includes(part) ? [...left.gone, part] : left.gone;
      onOutdated(part ? withoutPart(left.state, part) : left.state, text.gone(gone), gone);
    } else if (isApiError(error, 'quote/price-changed')) {
      const { catalogue, trade } = await refresh();
      const left = reconcile(values, catalogue);
      const price = priceSelection(selectParts(left.state, catalogue), trade);
      const notice =
        price.kind === 'priced' ? text.priceChanged(formatGbp(price.total)) : text.gone(left.gone);
      onOutdated(left.state, notice, left.gone);
    } else {
      throw error;
    }
  };

  return { save, isSaving: mutation.isPending };
}
