import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BasinPicker } from './basin-picker';
import type { PickedBasin } from './picked-basin';
import { aPickedBasin, pickerLimits } from './testing/a-picked-basin';

const chosen: (PickedBasin | null)[] = [];
const opened: true[] = [];
beforeEach(() => {
  chosen.length = 0;
  opened.length = 0;
});
const show = (details: Partial<Parameters<typeof BasinPicker>[0]> = {}) => {
  render(
    <BasinPicker
      basin={null}
      library={[aPickedBasin()]}
      hasFailed={false}
      type="undermount"
      shapes={['rectangle']}
      limits={pickerLimits}
      maxLength={60}
      problemOf={({ size }) => (size.cutoutLengthMm > size.bowlLengthMm ? 'Too large.' : null)}
      onOpen={() => opened.push(true)}
      onChoose={(basin) => chosen.push(basin)}
      {...details}
    />,
  );
  return userEvent.setup();
};

it('loads the library once it is opened, and takes the basin that is chosen', async () => {
  const user = show();
  expect(opened).toEqual([]);
  const details = screen.getByRole('group');
  details.toggleAttribute('open', true);
  await vi.waitFor(() => expect(opened).toEqual([true]));

  await user.selectOptions(screen.getByLabelText('Basin'), 'Ria 450 by Kelda, 450 × 260 mm');
  expect(chosen).toEqual([aPickedBasin()]);
  await user.selectOptions(screen.getByLabelText('Basin'), 'Not chosen yet');
  expect(chosen.at(-1)).toBeNull();
});

it('the maker’s numbers make a basin once they are complete and consistent', async () => {
  const user = show({ library: [] });
  screen.getByRole('group').toggleAttribute('open', true);
  await user.selectOptions(screen.getByLabelText('Basin'), 'Another one: enter its numbers');
  const type = async (label: RegExp | string, typed: string) => {
    await user.clear(screen.getByLabelText(label));
    await user.type(screen.getByLabelText(label), typed);
  };
  await type(/^Name/, 'Mine');
  expect(screen.queryByText(/^Until it has/)).not.toBeInTheDocument();
  await type('Bowl, length', '400');
  await type('Bowl, width', '300');
  expect(
    screen.getByText('Until it has ‘Cut-out, length’ and ‘Cut-out, width’, the usual cut-out is drawn.'),
  ).toBeInTheDocument();
  await type('Cut-out, width', '260');
  await type('Cut-out, length', '450');
  expect(screen.queryByText(/^Until it has/)).not.toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('Too large.');
  await type('Bowl, length', '490');
  await type(/^Tap behind/, '180');

  expect(chosen.at(-1)).toEqual({
    ...aPickedBasin({ id: undefined, name: 'Mine', maker: '' }),
    id: undefined,
    size: { ...aPickedBasin().size, holes: [{ rightMm: 0, behindMm: 180, diameterMm: 35 }] },
  });
  await type('Cut-out, length', '9');
  expect(screen.getByText('Please enter 20 to 1500 mm')).toBeVisible();
});
