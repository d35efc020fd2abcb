import { wholeReferences } from '@app/ui';
import type { ReactNode } from 'react';

export const DescriptionList = ({
  rows,
}: {
  rows: readonly (readonly [name: string, value: ReactNode])[];
}) => (
  <dl className="grid grid-cols-[minmax(84px,116px)_minmax(0,1fr)] gap-x-3 gap-y-1.5 text-small [overflow-wrap:anywhere]">
    {rows
      .filter(([, value]) => value !== null && value !== undefined && value !== false && value !== '')
      .map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-ink-3">{name}</dt>
          <dd>{wholeReferences(value)}</dd>
        </div>
      ))}
  </dl>
);
