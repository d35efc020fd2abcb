import { paths, tradeCustomerLimits as limits, type TradeFloor } from '@app/contracts';
import { formatPounds } from '@app/pricing';
import { Button, showToast } from '@app/ui';
import { apiMutation } from '@app/web-client';
import { useState } from 'react';
import { useAdminMutation } from '../../lib/api/use-admin-call';
import { NumberField } from '../../lib/form/form-fields';
import { SendDialog } from '../../lib/form/send-dialog';
import { Card } from '../../lib/page/card';
import { useRole } from '../../lib/session/session';
import { text } from './text';

const save = (floor: string | null) => apiMutation('PUT', paths.tradeFloor, { floor } satisfies TradeFloor);

export function FloorCard({ floor }: TradeFloor) {
  const isOwner = useRole() === 'owner';
  const [isChanging, setChanging] = useState(false);
  const { mutate: undo } = useAdminMutation({
    changes: ['trade'],
    run: save,
    failure: text.floorFailed,
    onDone: () => showToast({ title: text.undone }),
  });
  return (
    <Card
      title={text.floor}
      detail={text.floorDetail}
      aside={isOwner && <Button onClick={() => setChanging(true)}>{text.changeFloor}</Button>}
      className="mb-4"
    >
      <p className="num text-small">{floor === null ? text.noFloor : text.floorIs(formatPounds(floor))}</p>
      {isChanging && (
        <SendDialog
          title={text.floor}
          description={text.floorDetail}
          start={{ floor: floor ?? '' }}
          send={(entered) => save(entered.floor.trim() || null)}
          changes={['trade']}
          sent={() => ({
            title: text.floorSaved,
            action: { label: text.undo, onChoose: () => undo(floor) },
          })}
          failure={text.floorFailed}
          submit={text.save}
          isNarrow
          onClose={() => setChanging(false)}
        >
          {(form) => (
            <NumberField
              form={form}
              name="floor"
              label={text.floor}
              hint={text.floorHint}
              isOptional
              prefix="£"
              min={0}
              max={limits.floor}
              decimals={2}
            />
          )}
        </SendDialog>
      )}
    </Card>
  );
}
