import { useEffect, useId, useRef, useState, type Ref } from 'react';
import type { Problem } from './check-fields';

export interface Problems<Name extends string> {
  idOf: (name: Name) => string;
  errorOf: (name: Name) => string | null;
  /** What the last attempt found, until all of it is mended. */
  found: readonly Problem<Name>[];
  summary: Ref<HTMLDivElement>;
  /** After an attempt: all that is wrong, none if nothing. */
  show: (problems: readonly Problem<Name>[]) => void;
  /** At once, such as of a text that was pasted and is too long. */
  add: (problem: Problem<Name>) => void;
  /** After an input: of a field that it touched what is wrong still, of the others what was. */
  mend: (isTouched: (name: Name) => boolean, still: () => readonly Problem<Name>[]) => void;
}

/**
 * What needs another look in a form. It is said at the fields when the form is sent, goes as soon as a field is mended,
 * and leads there: to the summary where one is shown, else to the first field.
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
    // With its label and what is wrong above it, not just its edge.
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
