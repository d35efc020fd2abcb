/** A top with its basin and a dimension line, as in the favicons. */
export function Logo({ name }: { name: string }) {
  return (
    <span className="inline-flex items-center gap-[11px] font-display text-h3 tablet:text-headline">
      <svg className="size-[26px]" viewBox="0 0 26 26" aria-hidden="true">
        <path className="fill-ink" d="M1 7h24v5H1z" />
        <path
          className="fill-none stroke-ink"
          strokeWidth="1.5"
          d="M4.5 12h17v.2c0 4.6-3.4 7.3-8.5 7.3s-8.5-2.7-8.5-7.3z"
        />
        <path className="stroke-chalk" strokeWidth="1.3" d="M1 2.5h24M1 .8v3.4M25 .8v3.4" />
      </svg>
      <span translate="no">{name}</span>
    </span>
  );
}
