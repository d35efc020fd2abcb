import type { AdminMaterial, PriceChangeResponse } from '@app/contracts';
import { Button } from '@app/ui';
import { isApiError } from '@app/web-client';
import { useMutation } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useAdminMutation } from '../../../lib/api';
import { useEditForm } from '../../../lib/form';
import { ChangeForm } from './change-form';
import { ChangePreview, StepTitle } from './change-preview';
import {
  toChangeProposal,
  toImportProposal,
  showChangeFailure,
  useUndoPriceChange,
  type PricesPreview,
  type Proposal,
} from './price-change-calls';
import { toPriceChangeRequest, type PriceChangeFields } from './price-change-form';
import { LatestChanges } from './latest-changes';
import { PriceListFile } from './price-list-file';
import { text } from './text';

interface ChangeViewProps {
  initial: PriceChangeFields;
  materials: readonly Pick<AdminMaterial, 'id' | 'name'>[];
  onDone: () => void;
}

interface ShownPreview {
  proposal: Proposal;
  preview: PricesPreview;
  isOfBasePrices: boolean;
}

export function ChangeView({ initial, materials, onDone }: ChangeViewProps) {
  const [shown, setShown] = useState<ShownPreview | null>(null);
  const showPreview = async (proposal: Proposal, isOfBasePrices = false) =>
    setShown({ proposal, preview: await proposal.preview(), isOfBasePrices });
  const edit = useEditForm<PriceChangeFields, PriceChangeFields>({
    invalidates: [],
    toFields: (fields) => fields ?? initial,
    save: async (fields) => {
      await showPreview(toChangeProposal(toPriceChangeRequest(fields)), fields.kind === 'materials');
      return fields;
    },
    failure: text.notPreviewed,
  });
  const previewing = useMutation({
    mutationFn: (proposal: Proposal) => showPreview(proposal),
    onError: (error) => showChangeFailure(error, text.notPreviewed),
  });
  const applying = useAdminMutation({
    invalidates: ['catalogue'],
    mutationFn: ({ proposal, preview }: ShownPreview) => proposal.apply(preview.digest),
  });
  const apply = (wanted: ShownPreview) =>
    applying.mutate(wanted, {
      onError: (error) => {
        showChangeFailure(error, text.failed);
        // Somebody else changed a price meanwhile: show a new preview first.
        if (isApiError(error, 'prices/changed-meanwhile')) previewing.mutate(wanted.proposal);
      },
    });

  if (applying.data) return <ChangeDone change={applying.data} onClose={onDone} />;
  if (shown) {
    return (
      <>
        <ChangePreview
          preview={shown.preview}
          isOfBasePrices={shown.isOfBasePrices}
          isApplying={applying.isPending}
          onApply={() => apply(shown)}
          onBack={() => setShown(null)}
        />
        <LatestChanges />
      </>
    );
  }
  return (
    <>
      <ChangeForm edit={edit} materials={materials} />
      <PriceListFile
        isPreviewing={previewing.isPending}
        onCsv={(csv) => previewing.mutate(toImportProposal(csv))}
      />
      <LatestChanges />
    </>
  );
}

function ChangeDone({ change, onClose }: { change: PriceChangeResponse; onClose: () => void }) {
  const { undo, isPending } = useUndoPriceChange(onClose);
  return (
    <div className="grid gap-4">
      <StepTitle>{text.changed(change.title, change.changed)}</StepTitle>
      <p className="text-ink-2">{text.changedDetail}</p>
      <div className="flex flex-wrap justify-end gap-2">
        {change.canBeUndone && (
          <Button icon={Undo2} isPending={isPending} onClick={() => undo(change)}>
            {isPending ? text.undoing : text.undo}
          </Button>
        )}
        <Button kind="primary" onClick={onClose}>
          {text.done}
        </Button>
      </div>
    </div>
  );
}
