import { basinsFor, ownBasinFor } from '@app/configuration';
import { type Basin, type TopBasin, paths } from '@app/contracts';
import { BasinPicker } from '@app/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

interface BasinFieldProps {
  sinkName: string;
  basin: TopBasin | undefined;
  onChange: (basin: TopBasin | null) => void;
}

/** Loads the basins once the visitor opens the field. */
export function BasinField({ sinkName, basin, onChange }: BasinFieldProps) {
  const [isOpen, setOpen] = useState(false);
  const { data, isError } = useQuery<Basin[]>({ queryKey: [paths.basins], enabled: isOpen });
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
