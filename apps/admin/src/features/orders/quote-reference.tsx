/** 'VT-26-00412' with its number standing out. */
export function QuoteReference({ reference }: { reference: string }) {
  const cut = reference.lastIndexOf('-') + 1;
  return (
    <span className="font-normal whitespace-nowrap">
      <span className="text-ink-3">{reference.slice(0, cut)}</span>
      {reference.slice(cut)}
    </span>
  );
}
