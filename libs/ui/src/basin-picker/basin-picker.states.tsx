import { useState } from 'react';
import type { UiStates } from '../testing';
import { BasinPicker } from './basin-picker';
import type { PickedBasin } from './picked-basin';
import { aPickedBasin, pickerLimits } from './testing/a-picked-basin';

const ignore = () => undefined;

function Picker({
  chosen = null,
  library = [
    aPickedBasin(),
    aPickedBasin({ id: 4, name: 'Ria 520', template: '/api/basins/templates/a.pdf' }),
  ],
  hasFailed = false,
}: {
  chosen?: PickedBasin | null;
  library?: readonly PickedBasin[] | null;
  hasFailed?: boolean;
}) {
  const [basin, setBasin] = useState(chosen);
  return (
    <div className="p-4">
      <BasinPicker
        basin={basin}
        library={library}
        hasFailed={hasFailed}
        type="undermount"
        shapes={['oval', 'rectangle']}
        limits={pickerLimits}
        maxLength={60}
        problemOf={({ size }) =>
          size.cutoutLengthMm > size.bowlLengthMm ? 'The cut-out is larger than the bowl below it.' : null
        }
        onOpen={ignore}
        onChoose={setBasin}
      />
    </div>
  );
}

export const states: UiStates = {
  title: 'Basin picker',
  states: {
    closed: { view: () => <Picker /> },
    chosen: {
      view: () => (
        <Picker chosen={aPickedBasin({ id: 4, name: 'Ria 520', template: '/api/basins/templates/a.pdf' })} />
      ),
    },
    'a basin that is no longer in the library': {
      view: () => <Picker chosen={aPickedBasin({ id: 9, name: 'Old 380' })} />,
    },
    loading: { view: () => <Picker chosen={aPickedBasin()} library={null} /> },
    failed: { view: () => <Picker chosen={aPickedBasin()} library={null} hasFailed /> },
    'own numbers': { view: () => <Picker chosen={aPickedBasin({ id: undefined, name: 'Mine' })} /> },
    'own numbers that do not go together': {
      view: () => <Picker chosen={aPickedBasin({ id: undefined })} />,
      play: async ({ user, screen }) => {
        const length = screen.getByLabelText('Cut-out, length');
        await user.clear(length);
        await user.type(length, '600');
        await screen.findByRole('alert');
      },
    },
  },
};
