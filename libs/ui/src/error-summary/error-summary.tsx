import { useId, type MouseEvent, type Ref } from 'react';
import { numberInWords } from '../words/number-in-words';

export interface FieldProblem {
  /** Id of the control that needs another look. */
  id: string;
  label: string;
  message: string;
}

interface ErrorSummaryProps {
  ref?: Ref<HTMLDivElement>;
  problems: readonly FieldProblem[];
}

/**
 * What is wrong with a long form, above its first field: one link to each field. The form gives it the focus through
 * `ref`, and with the focus it is spoken, once. Each field keeps its own message besides.
 */
export function ErrorSummary({ ref, problems }: ErrorSummaryProps) {
  const heading = useId();
  const isOne = problems.length === 1;
  return (
    <div
      ref={ref}
      role="group"
      aria-labelledby={heading}
      tabIndex={-1}
      className="mb-6.5 scroll-mt-6 rounded-2 border-2 border-bad bg-surface px-5.5 py-4.5"
    >
      <h3 id={heading} className="mb-1.5 text-lead/[1.3] font-strong text-bad">
        {numberInWords(problems.length)} {isOne ? 'field needs' : 'fields need'} another look
      </h3>
      <ul>
        {problems.map((problem) => (
          <li key={problem.id}>
            <a
              href={`#${problem.id}`}
              onClick={(event) => goToField(event, problem.id)}
              className="inline-flex min-h-8 items-center font-label text-bad underline underline-offset-3 pointer-coarse:min-h-11"
            >
              <span>{`${problem.label}: ${uncapitalised(problem.message)}`}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The address stays as it is: going to a field is not a step to come back from. */
function goToField(event: MouseEvent, id: string) {
  const field = document.getElementById(id);
  if (!field) return;
  event.preventDefault();
  field.focus();
}

const uncapitalised = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1);
