import { render, screen } from '@testing-library/react';
import { PlanDrawing, type PlanDrawingProps } from './quote-plan';

const top: PlanDrawingProps = {
  lengthMm: 1200,
  widthMm: 350,
  sinkName: 'Undermount Oval',
  cutoutNames: ['Tap hole'],
  stone: { hexCode: '#eeeeee', stripUrl: '/stone/gold/strip-1600.jpg' },
};

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 400, 0));
});
afterEach(() => vi.restoreAllMocks());

it('has a description in words', () => {
  render(<PlanDrawing {...top} />);

  expect(
    screen.getByRole('img', { name: 'Plan, 1200 by 350 millimetres, oval sink, one tap hole' }),
  ).toBeInTheDocument();
});

it('fills the top with the stone’s picture at true size, or with its colour', () => {
  const { container, rerender } = render(<PlanDrawing {...top} />);
  const strip = container.querySelector('pattern image');
  expect(strip).toHaveAttribute('href', '/stone/gold/strip-1600.jpg');
  expect(strip).toHaveAttribute('width', '3000');

  rerender(<PlanDrawing {...top} stone={{ hexCode: '#123456', stripUrl: null }} />);
  expect(container.querySelector('path[fill="#123456"]')).toBeInTheDocument();
});

it('draws a top above the maximum size on request, with one strip without a seam', () => {
  const large = { lengthMm: { min: 1, max: 10_000 }, widthMm: { min: 1, max: 10_000 } };
  const { container } = render(<PlanDrawing {...top} widthMm={720} limits={large} />);

  expect(screen.getByText('720 mm')).not.toHaveClass('fill-bad');
  const strip = container.querySelector('pattern image');
  expect(strip).toHaveAttribute('width', '6000');
  expect(strip).toHaveAttribute('height', '720');
});

it('marks a size out of range', () => {
  render(<PlanDrawing {...top} widthMm={400} />);

  expect(screen.getByText('400 mm')).toHaveClass('fill-bad');
});
