import { useEffect, useId, useRef, useState, type Ref } from 'react';
import type { Problem } from './check-fields';

export interface Problems<Name extends string> {
  idOf: (name: Name) => string;
  errorOf: (name: Name) => string | null;
  found: readonly Problem<Name>[];
  summary: Ref<HTMLDivElement>;
  /** Shows an attempt's problems; none clears them. */
  show: (problems: readonly Problem<Name>[]) => void;
  /** Shows one at once, such as for pasted text that is too long. */
  add: (problem: Problem<Name>) => void;
  /** After an input: checks again the touched field, keeps the others' problems. */
  mend: (isTouched: (name: Name) => boolean, still: () => readonly Problem<Name>[]) => void;
}

/**
 * Errors shown beside the fields on submit. Each disappears once corrected; the focus goes to the summary if there is
 * one, else to the first field.
 */
export function useProblems<Name extends string>(): Problems<Name> {
  const id = useId();
  const [open, setOpen] = useState<readonly Problem<Name>[]>([]);
  const [found, setFound] = useState<readonly Problem<Name>[]>([]);
  const summary = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const [first] = found;
    if (!first) return;
    if (summary.current) return summary.current.focus();
    const field = document.getElementById(`${id}-${first.field}`);
    field?.focus({ preventScroll: true });
    // Shows the label and the error above it too.
    field?.scrollIntoView({ block: 'center' });
  }, [found, id]);

  return {
    idOf: (name) => `${id}-${name}`,
    errorOf: (name) => open.find(({ field }) => field === name)?.message ?? null,
    found,
    summary,
    show: (problems) => {
      setOpen(problems);
      setFound(problems);
    },
    add: (problem) => setOpen([...open.filter(({ field }) => field !== problem.field), problem]),
    mend: (isTouched, still) => {
      if (open.length === 0) return;
      const now = still();
      const left = open.flatMap((problem) =>
        isTouched(problem.field) ? now.filter(({ field }) => field === problem.field) : [problem],
      );
      setOpen(left);
      if (left.length === 0) setFound([]);
    },
  };
}
