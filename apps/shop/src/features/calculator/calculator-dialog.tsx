import { Dialog } from '@app/ui';
import type { CalculatorPreset } from '../../lib/open-calculator';
import { Queries } from '../../lib/queries';
import { phoneQuery, useMediaQuery } from '../../lib/use-media-query';
import { useCatalogue } from './api/use-catalogue';
import type { CalculatorSlots } from './calculator-slots';
import { CalculatorHeader } from './components/calculator-header';
import { CatalogueFailed } from './components/catalogue-failed';
import { CatalogueSkeleton } from './components/catalogue-skeleton';
import { Configurator } from './configurator';

interface CalculatorDialogProps extends CalculatorSlots {
  open: boolean;
  onClose: () => void;
  preset?: CalculatorPreset;
}

/** The instant quote calculator. Closing it forgets the form (specification §4); a draft waits in storage. */
export function CalculatorDialog({ open, onClose, preset = {}, ...slots }: CalculatorDialogProps) {
  return (
    <Dialog
      isOpen={open}
      onClose={onClose}
      returnFocusTo={preset.opener}
      // The material's first card must not look chosen; the dialog itself takes the focus and is read out.
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        const dialog = event.currentTarget as HTMLElement | null;
        if (!dialog?.contains(document.activeElement)) dialog?.focus();
      }}
      className="bg-paper desktop:h-[min(884px,100%)] desktop:w-[min(1320px,100%)]"
    >
      <Queries>
        <Calculator onClose={onClose} preset={preset} {...slots} />
      </Queries>
    </Dialog>
  );
}

type CalculatorProps = Required<Pick<CalculatorDialogProps, 'onClose' | 'preset'>> & CalculatorSlots;

function Calculator({ onClose, preset, ...slots }: CalculatorProps) {
  const isPhone = useMediaQuery(phoneQuery);
  const state = useCatalogue();
  if (state.kind === 'ready') {
    return (
      <Configurator
        catalogue={state.catalogue}
        refresh={state.refresh}
        preset={preset}
        onClose={onClose}
        {...slots}
      />
    );
  }
  return (
    <div className="flex h-full min-h-0 flex-col">
      <CalculatorHeader isPhone={isPhone} onClose={onClose} />
      <div className="min-h-0 flex-1 overflow-y-auto">
        {state.kind === 'loading' ? (
          <CatalogueSkeleton />
        ) : (
          <CatalogueFailed message={state.message} onRetry={state.retry} />
        )}
      </div>
    </div>
  );
}
