import type { Cutout } from '@app/contracts';
import { formatPounds } from '@app/pricing';
import type { UseFormRegisterReturn } from 'react-hook-form';

interface CutoutChoicesProps {
  binding: UseFormRegisterReturn;
  cutouts: readonly Cutout[];
}

/** Any number of cut-outs, each with its price. */
export const CutoutChoices = ({ binding, cutouts }: CutoutChoicesProps) => (
  <ul className="grid gap-x-8 tablet:grid-cols-2">
    {cutouts.map(({ id, name, priceModifier }) => (
      <li key={id}>
        <label className="flex min-h-11 items-center gap-2.5 wide:min-h-9">
          <input type="checkbox" value={String(id)} {...binding} className="size-4.5 flex-none accent-fill" />
          <span className="min-w-0 flex-1">{name}</span>
          <span className="num text-ink-2">{formatPounds(priceModifier)}</span>
        </label>
      </li>
    ))}
  </ul>
);
