import type { UiStates } from '../testing';
import { Tabs } from './tabs';

const tabsOf = (...labels: string[]) =>
  labels.map((label, at) => ({ id: `tab-${at}`, label, panel: <p className="py-6">About {label}.</p> }));

export const states: UiStates = {
  title: 'Tabs',
  states: {
    'the first is open': {
      view: () => <Tabs label="Materials" tabs={tabsOf('Quartz', 'Granite', 'Marble')} />,
    },
    'another is open, with the focus': {
      view: () => <Tabs label="Materials" tabs={tabsOf('Quartz', 'Granite', 'Marble')} />,
      play: async ({ user }) => {
        await user.tab();
        await user.keyboard('{ArrowRight}');
      },
    },
    'more than have room': {
      view: () => (
        <Tabs
          label="Materials"
          tabs={tabsOf('Quartz', 'Granite', 'Marble', 'Solid Surface', 'Porcelain', 'Terrazzo', 'Limestone')}
        />
      ),
      play: async ({ user }) => {
        await user.tab();
        await user.keyboard('{End}');
      },
    },
    none: { view: () => <Tabs label="Materials" tabs={[]} /> },
  },
};
