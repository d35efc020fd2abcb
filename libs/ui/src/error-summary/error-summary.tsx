import { useId, type MouseEvent, type Ref } from 'react';
import { numberInWords } from '../text/number-in-words';

interface FieldProblem {
  /** Id of the invalid control. */
  id: string;
  label: string;
  message: string;
}

interface ErrorSummaryProps {
  ref?: Ref<HTMLDivElement>;
  problems: readonly FieldProblem[];
}

/**
 * The errors of a long form, above its first field, each with a link to its field. The form focuses the summary through `ref`,
 * so that screen readers announce it. Each field also shows its message.
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
      <h3 id={heading} className="mb-1.5 text-lead font-strong text-bad">
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

/** Without changing the address, which would add a history entry. */
function goToField(event: MouseEvent, id: string) {
  const field = document.getElementById(id);
  if (!field) return;
  event.preventDefault();
  field.focus();
}

const uncapitalised = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1);
