import type { AdminMaterial, PriceChangePreview, PriceChangeResponse } from '@app/contracts';
import { isApiError } from '@app/web-client';
import { useState } from 'react';
import { ChangeDone } from './change-done';
import { ChangeForm } from './change-form';
import { ChangePreview } from './change-preview';
import { requestOf, type PriceChangeFields } from './price-change-form';
import { text } from './text';
import { sayNotDone, useChangePrices, usePreviewPriceChange } from './use-price-changes';

interface ChangeViewProps {
  initial: PriceChangeFields;
  materials: readonly Pick<AdminMaterial, 'id' | 'name'>[];
  onDone: () => void;
}

/** The three steps of a change: the figures, what they would do, what they have done. */
export function ChangeView({ initial, materials, onDone }: ChangeViewProps) {
  const [fields, setFields] = useState(initial);
  const [preview, setPreview] = useState<PriceChangePreview | null>(null);
  const [done, setDone] = useState<PriceChangeResponse | null>(null);
  const previewing = usePreviewPriceChange();
  const changing = useChangePrices();

  const look = () =>
    previewing.mutate(requestOf(fields), {
      onSuccess: setPreview,
      onError: (error) => sayNotDone(error, text.notPreviewed),
    });
  const apply = ({ digest }: PriceChangePreview) =>
    changing.mutate(requestOf(fields, digest), {
      onSuccess: setDone,
      onError: (error) => {
        sayNotDone(error, text.failed);
        // Somebody else changed a price meanwhile: what they would become now has to be seen first.
        if (isApiError(error, 'prices/changed-meanwhile')) look();
      },
    });

  if (done) return <ChangeDone change={done} onClose={onDone} />;
  if (preview) {
    return (
      <ChangePreview
        preview={preview}
        isApplying={changing.isPending}
        onApply={() => apply(preview)}
        onBack={() => setPreview(null)}
      />
    );
  }
  return (
    <ChangeForm
      fields={fields}
      onChange={(changes) => setFields({ ...fields, ...changes })}
      materials={materials}
      isPreviewing={previewing.isPending}
      onPreview={look}
    />
  );
}
