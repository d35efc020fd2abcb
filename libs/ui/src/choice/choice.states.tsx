import { wholeReferencesAndAmounts } from '../text/whole-references';
import { useState } from 'react';
import type { UiStates } from '../testing';
import { CheckRow } from './check-row';
import { OptionCard } from './option-card';
import { Pill } from './pill';

const picture = <span className="m-1.5 block h-24 bg-sunken" />;
const long = 'Undermount Rectangular with polished edges, on brackets, sealed all round';

function Cards({ titles, chosen }: { titles: readonly string[]; chosen?: string }) {
  const [title, setTitle] = useState(chosen);
  return (
    <div role="radiogroup" aria-label="Colour" className="row items-stretch!">
      {titles.map((option) => (
        <div key={option} className="grid w-45">
          <OptionCard
            name="card"
            value={option}
            title={option}
            detail={wholeReferencesAndAmounts('£357.00 at your size')}
            picture={picture}
            isChosen={option === title}
            onChoose={() => setTitle(option)}
            onClear={() => setTitle(undefined)}
          />
        </div>
      ))}
    </div>
  );
}

function Pills({ chosen }: { chosen?: string }) {
  const [label, setLabel] = useState(chosen);
  return (
    <div role="radiogroup" aria-label="Thickness" className="row">
      {['12mm', '20mm', '30mm'].map((option) => (
        <Pill
          key={option}
          name="pill"
          value={option}
          label={option}
          isChosen={option === label}
          onChoose={() => setLabel(option)}
        />
      ))}
    </div>
  );
}

function Row({ title, detail, ticked }: { title: string; detail?: string; ticked: boolean }) {
  const [isTicked, setTicked] = useState(ticked);
  return (
    <CheckRow
      title={title}
      detail={detail}
      price="£25.00"
      isChecked={isTicked}
      onToggle={() => setTicked(!isTicked)}
    />
  );
}

export const states: UiStates = {
  title: 'Choice',
  states: {
    'nothing chosen': {
      view: () => (
        <div className="grid gap-6">
          <Cards titles={['Calacatta Gold', 'Carrara White']} />
          <Pills />
          <Row title="Tap hole, 35 mm" detail="Centred behind the sink" ticked={false} />
        </div>
      ),
    },
    chosen: {
      view: () => (
        <div className="grid gap-6">
          <Cards titles={['Calacatta Gold', 'Carrara White']} chosen="Calacatta Gold" />
          <Pills chosen="20mm" />
          <Row title="Tap hole, 35 mm" detail="Centred behind the sink" ticked />
        </div>
      ),
    },
    'with the focus': {
      view: () => <Cards titles={['Calacatta Gold', 'Carrara White']} />,
      play: ({ user }) => user.tab(),
    },
    'long text': {
      view: () => (
        <div className="grid gap-6">
          <Cards titles={[long, 'Slate']} chosen={long} />
          <Row title={long} detail={long} ticked />
        </div>
      ),
    },
  },
};
