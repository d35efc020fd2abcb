import type { TopLayout } from '@app/contracts';
import { outlineProblemOf, type OutlineProblem } from '@app/drawing';
import { hasTemplate } from './layout';

const sentences: Readonly<Record<OutlineProblem, string>> = {
  unfinished: 'The outline of the basin has too few points.',
  crossing: 'The outline of the basin crosses itself.',
  'too-small': 'The outline of the basin is too small.',
  'too-large': 'The outline of the basin is too large.',
  'off-centre': 'The outline of the basin must be around its centre.',
};

/** What is wrong with a layout's traced outline, in a sentence; null: nothing. */
export function tracedOutlineProblem(
  { outline }: Pick<TopLayout, 'outline'>,
  sinkName: string | null,
): string | null {
  if (!outline) return null;
  if (!hasTemplate(sinkName)) return 'This top has no sink that is cut into the stone.';
  const problem = outlineProblemOf(outline);
  return problem && sentences[problem];
}
