import { cutoutShapeOf, sinkShapeOf } from './shapes';

describe('shapes by words in the catalogue name', () => {
  it.each([
    ['Undermount Oval', 'oval'],
    ['Undermount Rectangular', 'rectangle'],
    ['Countertop Basin', 'vessel'],
    ['Vessel bowl', 'vessel'],
    ['Inset Round', 'round'],
    ['Bring your own', 'plain'],
  ])('%s is drawn as %s', (name, shape) => {
    expect(sinkShapeOf(name)).toBe(shape);
  });

  it.each([
    ['Tap hole, 35 mm', 'tap-hole'],
    ['Three tap holes', 'three-tap-holes'],
    ['Soap dispenser hole', 'dispenser'],
    ['Corner notch', 'notch'],
    ['Socket cut-out', 'socket'],
    ['Something else', 'plain'],
  ])('%s is drawn as %s', (name, shape) => {
    expect(cutoutShapeOf(name)).toBe(shape);
  });
});
