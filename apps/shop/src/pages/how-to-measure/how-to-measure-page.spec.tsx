import { render, screen, within } from '@testing-library/react';
import { HowToMeasurePage } from './how-to-measure-page';

it('shows six things to measure, each with a drawing that is described', () => {
  render(<HowToMeasurePage />);

  const steps = within(screen.getAllByRole('list')[1]!).getAllByRole('listitem');
  expect(steps.map((step) => within(step).getByRole('heading').textContent)).toEqual([
    '1Length and depth, in three places',
    '2Is the corner square?',
    '3Walls that bow',
    '4Pipes and waste',
    '5Inside the cabinet',
    '6Reach of the tap, and edges',
  ]);
  for (const step of steps) expect(within(step).getByRole('img')).toHaveAccessibleName(/\w+.*\.$/);
});
