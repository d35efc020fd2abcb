import { countTops } from './delivery';

interface DescribedPart {
  tops: readonly { number: number; quantity: number; of: number }[];
  of: number;
}

/** '3 of 5 tops: 1, 2 and 4', '8 of 24 tops', '9 of 25 tops: 1 and 2 (8 of 24)'. */
export function describePart({ tops, of }: DescribedPart): string {
  const count = `${countTops(tops)} of ${of} tops`;
  if (tops.length === 1 && tops[0]?.of === of) return count;
  const names = runsOf(tops).map(([first, last]) => {
    if (!last)
      return first.quantity < first.of
        ? `${first.number} (${first.quantity} of ${first.of})`
        : `${first.number}`;
    return `${first.number} to ${last.number}`;
  });
  return `${count}: ${[names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' and ')}`;
}

type Top = DescribedPart['tops'][number];

/** Three or more whole tops in a row are one run. */
function runsOf(tops: readonly Top[]): [first: Top, last?: Top][] {
  const runs: Top[][] = [];
  for (const top of tops) {
    const run = runs.at(-1);
    const before = run?.at(-1);
    if (run && before?.number === top.number - 1 && before.quantity === before.of && top.quantity === top.of)
      run.push(top);
    else runs.push([top]);
  }
  return runs.flatMap((run): [Top, Top?][] => {
    const [first] = run;
    return first && run.length > 2 ? [[first, run.at(-1)]] : run.map((top): [Top] => [top]);
  });
}
