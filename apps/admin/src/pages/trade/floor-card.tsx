import { paths, tradeCustomerLimits as limits, type TradeFloor } from '@app/contracts';
import { formatPounds } from '@app/pricing';
import { Button, showToast } from '@app/ui';
import { apiMutation } from '@app/web-client';
import { useState } from 'react';
import { useAdminMutation } from '../../lib/api';
import { FormDialog, NumberField } from '../../lib/form';
import { Card } from '../../lib/page';
import { useRole } from '../../lib/session/session';
import { text } from './text';

const save = (floor: string | null) => apiMutation('PUT', paths.tradeFloor, { floor } satisfies TradeFloor);

export function FloorCard({ floor }: TradeFloor) {
  const isOwner = useRole() === 'owner';
  const [isChanging, setChanging] = useState(false);
  const { mutate: undo } = useAdminMutation({
    invalidates: ['trade'],
    mutationFn: save,
    failure: text.floorFailed,
    onSuccess: () => showToast({ title: text.undone }),
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
        <FormDialog
          title={text.floor}
          description={text.floorDetail}
          defaultValues={{ floor: floor ?? '' }}
          mutationFn={(entered) => save(entered.floor.trim() || null)}
          invalidates={['trade']}
          successToast={() => ({
            title: text.floorSaved,
            action: { label: text.undo, onChoose: () => undo(floor) },
          })}
          failure={text.floorFailed}
          submitLabel={text.save}
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
        </FormDialog>
      )}
    </Card>
  );
}
