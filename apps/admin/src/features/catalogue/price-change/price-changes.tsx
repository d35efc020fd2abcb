import type { AdminMaterial, PricedKind } from '@app/contracts';
import { Button, SmallDialog } from '@app/ui';
import { Percent } from 'lucide-react';
import { useState } from 'react';
import { leaveGuard } from '../../../lib/guard/leave-guard';
import { ChangeView } from './change-view';
import { text } from './text';

interface PriceChangesProps {
  kind: PricedKind;
  materialId?: string;
  materials?: readonly Pick<AdminMaterial, 'id' | 'name'>[];
}

export function PriceChanges({ kind, materialId = '', materials = [] }: PriceChangesProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => leaveGuard.confirmThen(() => setOpen(false));
  return (
    <>
      <Button icon={Percent} onClick={() => setOpen(true)}>
        <span className="max-wide:sr-only">{text.open}</span>
      </Button>
      <SmallDialog isOpen={isOpen} onClose={close} title={text.title} description={text.intro}>
        <div className="mt-5 text-small">
          <ChangeView
            initial={{
              // Base prices are only advertised; quotes depend on those of the colours.
              kind: kind === 'materials' ? 'colors' : kind,
              materialId,
              by: 'percent',
              value: '',
              includeInactive: false,
            }}
            materials={materials}
            onDone={() => setOpen(false)}
          />
        </div>
      </SmallDialog>
    </>
  );
}
