import { Dialog, phoneQuery, useMediaQuery } from '@app/ui';
import { returnToPageEntry } from '../../lib/history/overlay-history';
import { Queries } from '../../lib/queries';
import type { CalculatorPreset } from '../open-calculator/open-calculator';
import { useTradePrices } from '../trade-prices/use-trade-prices';
import { useCatalogue } from './api/use-catalogue';
import { CalculatorHeader } from './components/calculator-header';
import { CatalogueFailed } from './components/catalogue-failed';
import { CatalogueSkeleton } from './components/catalogue-skeleton';
import { Configurator } from './configurator';

interface CalculatorDialogProps {
  isOpen: boolean;
  onClose: () => void;
  preset?: CalculatorPreset;
}

/** The instant quote calculator. Closing it clears the form (specification §4); a draft stays in storage. */
export function CalculatorDialog({ isOpen, onClose, preset = {} }: CalculatorDialogProps) {
  /** Returns to the page's history entry first, or an entry that `afterClosing` adds would be removed with ours. */
  const close = (afterClosing?: () => void) =>
    void returnToPageEntry().then(() => {
      onClose();
      afterClosing?.();
    });
  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => close()}
      returnFocusTo={preset.opener}
      // Focusing the first material would make it look chosen; the dialog takes the focus and is announced.
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        const dialog = event.currentTarget as HTMLElement | null;
        if (!dialog?.contains(document.activeElement)) dialog?.focus();
      }}
      className="bg-paper desktop:h-[min(884px,100%)] desktop:w-[min(1320px,100%)]"
    >
      <Queries>
        <Calculator leave={close} preset={preset} />
      </Queries>
    </Dialog>
  );
}

interface CalculatorProps {
  leave: (afterClosing?: () => void) => void;
  preset: CalculatorPreset;
}

function Calculator({ leave, preset }: CalculatorProps) {
  const isPhone = useMediaQuery(phoneQuery);
  const state = useCatalogue();
  const trade = useTradePrices();
  // Waits for trade prices, so that a shown price does not change a moment later.
  if (state.kind === 'ready' && !trade.isLoading) {
    return (
      <Configurator
        catalogue={state.catalogue}
        trade={trade.prices}
        refresh={async () => ({ catalogue: await state.refresh(), trade: await trade.refresh() })}
        preset={preset}
        close={leave}
      />
    );
  }
  return (
    <div className="flex h-full min-h-0 flex-col">
      <CalculatorHeader isPhone={isPhone} onClose={() => leave()} />
      <div className="min-h-0 flex-1 overflow-y-auto">
        {state.kind === 'failed' ? (
          <CatalogueFailed list={state.list} message={state.error.message} onRetry={state.retry} />
        ) : (
          <CatalogueSkeleton />
        )}
      </div>
    </div>
  );
}
