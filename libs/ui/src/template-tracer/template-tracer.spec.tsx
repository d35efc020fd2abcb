import type { Point } from '@app/drawing';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CornersStep, type MarkedSheet } from './corners-step';
import { OutlineStep } from './outline-step';
import { ChoosePhoto } from './template-tracer';

const photo = Object.assign(document.createElement('canvas'), { width: 1200, height: 900 });
/** On a stage of 600 × 450 px, so that 2 units are a pixel. */
const corners = [
  { x: 0, y: 0 },
  { x: 1200, y: 0 },
  { x: 1200, y: 900 },
  { x: 0, y: 900 },
] as const;
const sheet: MarkedSheet = { corners, widthMm: 1200, heightMm: 900 };
/** jsdom's own pointer events have no place. */
const pointer = (type: string, clientX: number, clientY: number) =>
  new MouseEvent(type, { bubbles: true, clientX, clientY });
const ignore = () => undefined;

let user: ReturnType<typeof userEvent.setup>;
beforeEach(() => {
  user = userEvent.setup();
  // jsdom has neither layout nor canvas.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 600, 450));
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the outline', () => {
  let used: Point[] | undefined;
  const trace = () =>
    render(
      <OutlineStep
        photo={photo}
        sheet={sheet}
        preview={(points) => <p>{`Preview of ${points.length}`}</p>}
        onUse={(outline) => (used = outline)}
        onBack={ignore}
      />,
    );
  const tap = (x: number, y: number) =>
    fireEvent.click(screen.getByRole('presentation'), { clientX: x / 2, clientY: y / 2 });
  const pointNames = () =>
    screen.queryAllByRole('button', { name: /^Point/ }).map((point) => point.getAttribute('aria-label'));

  it('is tapped point by point, and used once it can be cut', async () => {
    trace();
    tap(200, 200);
    tap(600, 200);
    expect(screen.getByRole('button', { name: 'Use this cut-out' })).toBeDisabled();
    tap(600, 500);
    tap(200, 500);
    expect(screen.getByText('400 × 300 mm, 0.120 m²')).toBeInTheDocument();
    expect(screen.getByText('Preview of 4')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Use this cut-out' }));
    expect(used).toEqual([
      { x: -200, y: -150 },
      { x: 200, y: -150 },
      { x: 200, y: 150 },
      { x: -200, y: 150 },
    ]);
  });

  it('gets a point between two others by a tap on their line; arrow keys move points, which can be deleted and restored', async () => {
    trace();
    tap(200, 200);
    tap(600, 200);
    tap(400, 206);
    expect(pointNames()[1]).toBe('Point 2: 400 mm across, 206 mm down');
    act(() => screen.getByRole('button', { name: /^Point 2/ }).focus());
    await user.keyboard('{ArrowUp}{Shift>}{ArrowRight}{/Shift}');
    expect(pointNames()[1]).toBe('Point 2: 405 mm across, 205.5 mm down');
    await user.keyboard('{Delete}');
    expect(pointNames()).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(pointNames()[1]).toBe('Point 2: 405 mm across, 205.5 mm down');
  });

  it('is made without a pointer: points are added by a button and typed in numbers', async () => {
    trace();
    await user.click(screen.getByRole('button', { name: 'Add a point' }));
    await user.click(screen.getByRole('button', { name: 'Add a point' }));
    await user.click(screen.getByText('2 points in numbers'));
    const across = within(screen.getByRole('group', { name: 'Point 2' })).getByLabelText('Across');
    await user.clear(across);
    await user.type(across, '250');
    expect(pointNames()[1]).toBe('Point 2: 250 mm across, 675 mm down');
    await user.click(screen.getAllByRole('button', { name: 'Delete point 1' })[0]!);
    expect(pointNames()).toEqual(['Point 1: 250 mm across, 675 mm down']);
  });

  it('is mirrored left to right, and turned', async () => {
    trace();
    tap(600, 200);
    tap(800, 200);
    tap(800, 500);
    tap(600, 500);
    await user.click(screen.getByLabelText(/Mirror it left to right/));
    expect(screen.getByText('400 × 300 mm, 0.120 m²')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Turn by 90°' }));
    expect(screen.getByText('300 × 400 mm, 0.120 m²')).toBeInTheDocument();
  });

  it('whose line crosses itself is not used', () => {
    trace();
    for (const [x, y] of [
      [200, 200],
      [600, 500],
      [600, 200],
      [200, 500],
    ] as const)
      tap(x, y);
    expect(screen.getByText('The line crosses itself. Move or delete a point.')).toBeInTheDocument();
  });
});

describe('the corners of the sheet', () => {
  let marked: MarkedSheet | undefined;
  const mark = () =>
    render(
      <CornersStep
        photo={photo}
        marked={null}
        onMark={(corners) => (marked = corners)}
        onOtherPhoto={ignore}
      />,
    );

  it('are moved by arrow keys and by dragging, with the photo enlarged below the finger', async () => {
    mark();
    const corner = screen.getByRole('button', { name: 'Top left corner' });
    corner.focus();
    await user.keyboard('{Shift>}{ArrowLeft}{/Shift}{ArrowDown}');
    corner.setPointerCapture = ignore;
    const bottom = screen.getByRole('button', { name: 'Bottom right corner' });
    bottom.setPointerCapture = ignore;
    const canvases = () => document.querySelectorAll('canvas').length;
    fireEvent(bottom, pointer('pointerdown', 528, 396));
    expect(canvases()).toBe(2);
    fireEvent(bottom, pointer('pointermove', 538, 400));
    fireEvent.pointerUp(bottom);
    expect(canvases()).toBe(1);
    await user.click(screen.getByRole('button', { name: 'Straighten the photo' }));
    expect(marked?.corners[0]).toEqual({ x: expect.closeTo(134), y: expect.closeTo(109) });
    expect(marked?.corners[2]).toEqual({ x: expect.closeTo(1076), y: expect.closeTo(800) });
    expect(marked).toMatchObject({ widthMm: 594, heightMm: 420 });
  });

  it('get their scale from a usual sheet, or from two lengths', async () => {
    mark();
    await user.selectOptions(screen.getByLabelText('Size of the sheet'), 'A3');
    expect(screen.getByLabelText('Top edge')).toHaveValue('420');
    await user.clear(screen.getByLabelText('Left edge'));
    await user.type(screen.getByLabelText('Left edge'), '300');
    expect(screen.getByLabelText('Size of the sheet')).toHaveDisplayValue('Other lengths');
    await user.click(screen.getByRole('button', { name: 'Straighten the photo' }));
    expect(marked).toMatchObject({ widthMm: 420, heightMm: 300 });
  });

  it('are refused in another order', async () => {
    mark();
    screen.getByRole('button', { name: 'Top left corner' }).focus();
    await user.keyboard('{Shift>}{ArrowRight>100/}{/Shift}');
    expect(screen.getByText(/must be those of one sheet/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Straighten the photo' })).toBeDisabled();
  });
});

it('says that a photo cannot be opened', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no picture')));
  render(<ChoosePhoto onChoose={ignore} />);
  await user.upload(
    screen.getByLabelText('Take or choose a photo'),
    new File(['no picture'], 'template.heic', { type: 'image/heic' }),
  );
  expect(await screen.findByText(/This photo cannot be opened/)).toBeInTheDocument();
});
