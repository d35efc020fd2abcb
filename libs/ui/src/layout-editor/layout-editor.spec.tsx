import { usualPlaces, type Datum, type DrawnRoom, type Places } from '@app/drawing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { LayoutEditor } from './layout-editor';

const top = {
  lengthMm: 1600,
  widthMm: 350,
  sinkName: 'Undermount Oval',
  cutoutNames: ['Tap hole, 35 mm'],
  stone: null,
  limits: { lengthMm: { min: 500, max: 3000 }, widthMm: { min: 300, max: 350 } },
};
const limits = { sinks: 2, placesPerCutout: 4, pitchMm: { min: 40, max: 300 } };
let places: Places;
let room: DrawnRoom | undefined;

function Editor({ parts = top }: { parts?: typeof top }) {
  const [current, setCurrent] = useState(() => usualPlaces(parts, parts));
  const [currentRoom, setRoom] = useState<DrawnRoom>();
  const [datum, setDatum] = useState<Datum>({ along: 'left', across: 'wall' });
  return (
    <LayoutEditor
      top={parts}
      places={current}
      datum={datum}
      onMove={(moved) => {
        places = moved;
        setCurrent(moved);
      }}
      onDatum={setDatum}
      onOutline={() => undefined}
      limits={limits}
      room={currentRoom}
      onRoom={(entered) => {
        room = entered;
        setRoom(entered);
      }}
      priceOfAnother={() => '+ £95.00'}
    />
  );
}

let user: ReturnType<typeof userEvent.setup>;
beforeEach(() => {
  user = userEvent.setup();
  places = usualPlaces(top, top);
  // jsdom has no layout, and a plan is drawn for its width.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 600, 300));
});
afterEach(() => vi.restoreAllMocks());

const fieldOf = (part: string, label: string) =>
  within(screen.getByRole('group', { name: part })).getByLabelText(label);

it('moves a part by typing its distance, and leaves it where it is while the text is no number', async () => {
  render(<Editor />);
  const field = fieldOf('Undermount Oval', 'Centre from the left end');
  await user.clear(field);
  expect(field).toHaveAccessibleDescription('Please enter whole millimetres');
  expect(places.sinks[0]?.fromLeftMm).toBe(800);
  await user.type(field, '450');
  expect(places.sinks[0]).toEqual({ fromLeftMm: 450, fromBackMm: 194 });
});

it('shows where a finger drags a part whose distance was just typed', async () => {
  Element.prototype.setPointerCapture = () => undefined;
  render(<Editor />);
  const field = fieldOf('Undermount Oval', 'Centre from the left end');
  await user.clear(field);
  await user.type(field, '500');
  const handle = screen.getByRole('button', { name: /^Move Undermount Oval/ });
  await user.pointer([
    { keys: '[TouchA>]', target: handle, coords: { clientX: 100, clientY: 100 } },
    { pointerName: 'TouchA', target: handle, coords: { clientX: 160, clientY: 100 } },
  ]);
  expect(places.sinks[0]?.fromLeftMm).toBeGreaterThan(500);
  expect(field).toHaveValue(String(places.sinks[0]?.fromLeftMm));
});

it('moves a part with the arrow keys, and says where it is now', async () => {
  render(<Editor />);
  const handle = screen.getByRole('button', { name: /^Move Tap hole/ });
  handle.focus();
  await user.keyboard('{ArrowRight}{Shift>}{ArrowDown}{/Shift}');
  expect(places.cutouts[0]?.at).toEqual([{ fromLeftMm: 801, fromBackMm: 50 }]);
  expect(handle).toHaveAccessibleName(
    'Move Tap hole, 35 mm: Centre 801 mm from the left end, 50 mm from the wall',
  );
  expect(
    screen.getByText('Tap hole, 35 mm: Centre 801 mm from the left end, 50 mm from the wall'),
  ).toBeInTheDocument();
});

it('moves the tap behind a basin along with it, but not one that the basin only passes', async () => {
  render(<Editor />);
  const basin = screen.getByRole('button', { name: /^Move Undermount Oval/ });
  basin.focus();
  await user.keyboard('{ArrowRight}');
  expect(places.cutouts[0]?.at).toEqual([{ fromLeftMm: 801, fromBackMm: 40 }]);
  screen.getByRole('button', { name: /^Move Tap hole/ }).focus();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  basin.focus();
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(places.sinks[0]?.fromLeftMm).toBe(805);
  expect(places.cutouts[0]?.at).toEqual([{ fromLeftMm: 803, fromBackMm: 40 }]);
});

it('measures the same places from other sides', async () => {
  render(<Editor />);
  await user.selectOptions(screen.getByLabelText('End'), 'Right end');
  await user.selectOptions(screen.getByLabelText('Side'), 'Front edge');
  expect(fieldOf('Tap hole, 35 mm', 'Centre from the front edge')).toHaveValue('310');
  expect(places.cutouts[0]?.at).toEqual([{ fromLeftMm: 800, fromBackMm: 40 }]);
  await user.selectOptions(screen.getByLabelText('End'), 'Middle');
  expect(fieldOf('Undermount Oval', 'Centre from the middle')).toHaveValue('0');
});

it('offers a second basin with its price, and takes it away again', async () => {
  render(<Editor />);
  await user.click(screen.getByRole('button', { name: 'Second basin, + £95.00' }));
  expect(fieldOf('Undermount Oval (2 of 2)', 'Centre from the left end')).toHaveValue('1200');
  expect(screen.queryByRole('button', { name: /^Second basin/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Remove Undermount Oval (2 of 2)' }));
  expect(places.sinks).toHaveLength(1);
});

it('says that the second basin has no tap, until one is added', async () => {
  render(<Editor />);
  expect(screen.queryByText(/has no tap/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^Second basin/ }));
  expect(
    screen.getByText('‘Undermount Oval (2 of 2)’ has no tap: ‘Another Tap hole, 35 mm’ adds one.'),
  ).toBeInTheDocument();
  expect(places.cutouts[0]?.at).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Another Tap hole, 35 mm, + £95.00' }));
  expect(places.cutouts[0]?.at[1]).toEqual({ fromLeftMm: 1200, fromBackMm: 40 });
  expect(screen.queryByText(/has no tap/)).not.toBeInTheDocument();
});

it('offers no second basin on a top that is too short for two', () => {
  render(<Editor parts={{ ...top, lengthMm: 1000 }} />);
  expect(screen.queryByRole('button', { name: /^Second basin/ })).not.toBeInTheDocument();
});

it('spaces a row of holes', async () => {
  render(<Editor parts={{ ...top, cutoutNames: ['Three tap holes'] }} />);
  const pitch = fieldOf('Three tap holes', 'Between the holes');
  await user.clear(pitch);
  await user.type(pitch, '75');
  expect(places.cutouts[0]?.pitchMm).toBe(75);
});

it('takes walls, sides and the cabinet below; a field that is emptied counts as not measured', async () => {
  render(<Editor />);
  await user.click(screen.getByText('The room and the cabinet'));
  await user.click(screen.getByLabelText('The left end'));
  await user.type(screen.getByLabelText('Along the back'), '1600');
  await user.type(screen.getByLabelText('Along the front'), '1608');
  expect(room).toEqual({ walls: ['left'], backMm: 1600, frontMm: 1608 });
  expect(screen.getByTitle('The room from above, 8 mm out of square')).toBeInTheDocument();
  await user.click(screen.getByLabelText('A cabinet'));
  const inside = screen.getByLabelText('Width inside');
  await user.clear(inside);
  await user.type(inside, '560');
  expect(room?.cabinet).toEqual({ fromLeftMm: 18, insideMm: 560, frontRailMm: 0, backRailMm: 0 });
  await user.click(screen.getByLabelText('A cabinet'));
  await user.clear(screen.getByLabelText('Along the back'));
  await user.clear(screen.getByLabelText('Along the front'));
  await user.click(screen.getByLabelText('The left end'));
  expect(room).toBeUndefined();
});

it('keeps the plan in view above the distances, and off the fields of the room', () => {
  const { container } = render(<Editor />);
  const reach = container.querySelector('.sticky')?.parentElement;
  expect(reach).toContainElement(fieldOf('Undermount Oval', 'Centre from the left end'));
  expect(reach).not.toContainElement(screen.getByText('The room and the cabinet'));
});
