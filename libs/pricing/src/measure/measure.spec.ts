import { areaM2, formatAreaM2, unitsOf } from './size';
import { formatFromPrice, pricePerSquareFoot, pricePerSquareMetre } from './surface-rates';

describe('measures of a top', () => {
  it.each([
    [1200, 350, '42', '0.42', '0.42 m²'],
    [1200, 340, '40.8', '0.408', '0.41 m²'],
    [1203, 347, '41.7441', '0.417441', '0.42 m²'],
    [3000, 350, '105', '1.05', '1.05 m²'],
    [500, 300, '15', '0.15', '0.15 m²'],
  ])('%i × %i mm: %s units, %s m², shown as %s', (lengthMm, widthMm, units, area, read) => {
    const size = { lengthMm, widthMm };

    expect(unitsOf(size)).toBe(units);
    expect(areaM2(size)).toBe(area);
    expect(formatAreaM2(size)).toBe(read);
  });

  it.each([0, -1, 1.5, Number.NaN])('refuses a side of %d mm', (lengthMm) => {
    expect(() => areaM2({ lengthMm, widthMm: 350 })).toThrow(
      new RangeError(`not whole millimetres: ${lengthMm}`),
    );
  });
});

describe('surface rates', () => {
  it.each([
    ['5.600', '52.03', '560.00'],
    ['4.90', '45.52', '490.00'],
    ['6.205', '57.65', '620.50'],
    ['0.000', '0.00', '0.00'],
  ])('£%s per 100 × 100 mm is £%s/sq ft and £%s/m² (D6)', (basePrice, perFoot, perMetre) => {
    expect(pricePerSquareFoot(basePrice)).toBe(perFoot);
    expect(pricePerSquareMetre(basePrice)).toBe(perMetre);
  });

  it('have the format of the materials page', () => {
    expect(formatFromPrice('5.600')).toBe('From £52.03/sq ft (£560.00/m²)');
  });
});
