import { wholeReferencesAndAmounts } from '@app/ui';
export const NumberedSteps = ({ steps }: { steps: readonly string[] }) => (
  <ol>
    {steps.map((step, index) => (
      <li key={step} className="grid grid-cols-[32px_minmax(0,1fr)] py-2 text-label text-ink-2">
        <span aria-hidden className="font-display text-subtitle text-ink">
          {index + 1}
        </span>
        <span className="wrap-anywhere">{wholeReferencesAndAmounts(step)}</span>
      </li>
    ))}
  </ol>
);
