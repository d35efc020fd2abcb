import { basinsFor, ownBasinFor } from '@app/configuration';
import { type Basin, type TopBasin, paths } from '@app/contracts';
import { BasinPicker } from '@app/ui';
import { useState } from 'react';
import { useAdminQuery } from '../../lib/api';

interface BasinFieldProps {
  sinkName: string;
  basin: TopBasin | undefined;
  onChange: (basin: TopBasin | null) => void;
}

/** Loads the basins once the field is opened. Without a connection a basin's numbers can still be entered. */
export function BasinField({ sinkName, basin, onChange }: BasinFieldProps) {
  const [isOpen, setOpen] = useState(false);
  const { data, isError } = useAdminQuery<Basin[]>(paths.basins, { isEnabled: isOpen });
  return (
    <BasinPicker
      {...ownBasinFor(sinkName)}
      basin={basin ?? null}
      library={data ? basinsFor(data, sinkName) : null}
      hasFailed={isError}
      onOpen={() => setOpen(true)}
      onChoose={onChange}
    />
  );
}
