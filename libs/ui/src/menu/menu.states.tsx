import type { UiStates } from '../testing';
import { Menu, MenuRadioGroup, MenuHeading, MenuItem, MenuSeparator } from './menu';

export const states: UiStates = {
  title: 'Menu',
  states: {
    open: {
      view: () => (
        <Menu label="Stone" trigger={<button type="button">Stone</button>} align="start">
          <MenuHeading>Calacatta Gold</MenuHeading>
          <MenuItem onChoose={() => undefined}>Open</MenuItem>
          <MenuItem isDisabled onChoose={() => undefined}>
            Undo
          </MenuItem>
          <MenuSeparator />
          <MenuRadioGroup
            label="Finish"
            value="polished"
            onChoose={() => undefined}
            choices={[
              { value: 'polished', content: 'Polished' },
              { value: 'honed', content: 'Honed' },
            ]}
          />
        </Menu>
      ),
      play: async ({ user, screen }) => {
        await user.click(screen.getByRole('button', { name: 'Stone' }));
        await screen.findByRole('menuitemradio', { name: 'Honed' });
      },
    },
  },
};
