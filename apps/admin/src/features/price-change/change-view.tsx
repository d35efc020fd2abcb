import type {
  AdminMaterial,
  PriceChangePreview,
  PriceChangeResponse,
  PriceImportPreview,
} from '@app/contracts';
import { isApiError } from '@app/web-client';
import { useState } from 'react';
import { ChangeDone } from './change-done';
import { ChangeForm } from './change-form';
import { ChangePreview } from './change-preview';
import { ListPreview } from './list-preview';
import { requestOf, type PriceChangeFields } from './price-change-form';
import { PriceList } from './price-list';
import { text } from './text';
import { showChangeFailure, useChangePrices, usePreviewPriceChange } from './use-price-changes';
import { useImportPrices, usePreviewPriceList } from './use-price-list';

interface ChangeViewProps {
  initial: PriceChangeFields;
  materials: readonly Pick<AdminMaterial, 'id' | 'name'>[];
  onDone: () => void;
}

/** The three steps of a change: the figures or the list, what they would do, what they have done. */
export function ChangeView({ initial, materials, onDone }: ChangeViewProps) {
  const [fields, setFields] = useState(initial);
  const [preview, setPreview] = useState<PriceChangePreview | null>(null);
  const [done, setDone] = useState<PriceChangeResponse | null>(null);
  const previewing = usePreviewPriceChange();
  const changing = useChangePrices();
  const [list, setList] = useState<{ csv: string; preview: PriceImportPreview } | null>(null);
  const reading = usePreviewPriceList();
  const importing = useImportPrices();

  const look = () =>
    previewing.mutate(requestOf(fields), {
      onSuccess: setPreview,
      onError: (error) => showChangeFailure(error, text.notPreviewed),
    });
  const apply = ({ digest }: PriceChangePreview) =>
    changing.mutate(requestOf(fields, digest), {
      onSuccess: setDone,
      onError: (error) => {
        showChangeFailure(error, text.failed);
        // Somebody else changed a price meanwhile: what they would become now has to be seen first.
        if (isApiError(error, 'prices/changed-meanwhile')) look();
      },
    });

  const read = (csv: string) =>
    reading.mutate(csv, {
      onSuccess: (shown) => setList({ csv, preview: shown }),
      onError: (error) => showChangeFailure(error, text.notPreviewed),
    });
  const importList = ({ csv, preview: { digest } }: { csv: string; preview: PriceImportPreview }) =>
    importing.mutate(
      { csv, digest },
      {
        onSuccess: setDone,
        onError: (error) => {
          showChangeFailure(error, text.failed);
          if (isApiError(error, 'prices/changed-meanwhile')) read(csv);
        },
      },
    );

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
  if (list) {
    return (
      <ListPreview
        preview={list.preview}
        isApplying={importing.isPending}
        onApply={() => importList(list)}
        onBack={() => setList(null)}
      />
    );
  }
  return (
    <>
      <ChangeForm
        fields={fields}
        onChange={(changes) => setFields({ ...fields, ...changes })}
        materials={materials}
        isPreviewing={previewing.isPending}
        onPreview={look}
      />
      <PriceList isReading={reading.isPending} onList={read} />
    </>
  );
}
