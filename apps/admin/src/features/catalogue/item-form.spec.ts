import type { AdminColor, AdminCutout, AdminMaterial, AdminThickness } from '@app/contracts';
import { colorForm, readHexCode } from '../../pages/colors/color-form';
import { flatPartForm } from '../../pages/flat-parts/flat-parts-page';
import { entriesProblem, materialForm } from '../../pages/materials/material-form';
import { thicknessForm } from '../../pages/thicknesses/thicknesses-page';
import { itemName, toPatch } from './item-form';

const marble: AdminMaterial = {
  id: 2,
  name: 'Marble',
  description: 'Soft light.',
  basePrice: '6.200',
  features: ['Unique veins', 'Cool to the touch'],
  applications: ['Vanity tops'],
  maintenance: 'Seal once a year.',
  warranty: '10 years',
  thicknesses: ['20mm'],
  isActive: true,
  version: 7,
  updatedAt: null,
  colorCount: 6,
  activeColorCount: 6,
};

describe('a material', () => {
  it('is unchanged after converting to form fields and back', () => {
    const fields = materialForm.toFields(marble);

    expect(fields.features).toBe('Unique veins\nCool to the touch');
    expect(marble).toMatchObject(materialForm.toRequest(fields));
  });

  it('sends only changed fields, with the version they are based on', () => {
    const fields = { ...materialForm.toFields(marble), basePrice: '6.800', features: 'Unique veins' };

    expect(toPatch(materialForm, fields, marble)).toEqual({
      basePrice: '6.800',
      features: ['Unique veins'],
      version: 7,
    });
    expect(toPatch(materialForm, materialForm.toFields(marble), marble)).toEqual({ version: 7 });
  });

  it('sends all fields of a new one, trimmed and without blank lines', () => {
    const fields = { ...materialForm.empty, name: ' Onyx ', basePrice: '9.5', features: '\n  Lit \n\n' };

    expect(toPatch(materialForm, fields, null)).toEqual({
      name: 'Onyx',
      description: '',
      basePrice: '9.5',
      features: ['Lit'],
      applications: [],
      maintenance: '',
      warranty: '',
      thicknesses: [],
      isActive: true,
    });
  });

  it('limits the number and length of list entries', () => {
    expect(entriesProblem('a\nb')).toBeUndefined();
    expect(entriesProblem('a\n'.repeat(21))).toBe('Please keep to 20 lines');
    expect(entriesProblem(`short\n${'x'.repeat(121)}`)).toBe('Please keep each line to 120 characters');
  });
});

describe('a colour', () => {
  const form = colorForm((id) => `material ${id}`);

  it('starts with the defaults of specification §3, but inactive until it has a price and a picture', () => {
    expect(form.empty).toMatchObject({ hexCode: '#FFFFFF', priceModifier: '0.00', isActive: false });
  });

  it('sends its material as a number (specification §7), and never its pictures', () => {
    const fields = form.toFields({
      name: 'Calacatta Gold',
      materialId: 2,
      priceModifier: '8.50',
      hexCode: '#EFE9DF',
      isActive: false,
      imageUrl: '/api/images/a.jpg',
    } as AdminColor);

    expect(form.toRequest(fields)).toEqual({
      name: 'Calacatta Gold',
      materialId: 2,
      priceModifier: '8.50',
      hexCode: '#EFE9DF',
      isActive: false,
    });
  });

  it.each([
    ['#EFE9DF', '#EFE9DF'],
    [' efe9df ', '#EFE9DF'],
    ['#abc', '#AABBCC'],
    ['#12345', null],
    ['red', null],
    ['', null],
  ])('reads the hex code %j as %j', (typed, hexCode) => expect(readHexCode(typed)).toBe(hexCode));
});

it.each(['sink-types', 'cutouts'] as const)('%s may have a negative price', (kind) => {
  const form = flatPartForm(kind);
  const fields = { ...form.empty, name: 'Offcut', priceModifier: '-12.50' };

  expect(form.toRequest(fields)).toMatchObject({ name: 'Offcut', priceModifier: '-12.50' });
  expect(form.toFields({ description: 'd' } as AdminCutout)).toMatchObject({ description: 'd' });
});

it('a thickness is named by its display name, and starts at 1.00 (specification §3)', () => {
  expect(thicknessForm.empty.priceModifier).toBe('1.00');
  expect(itemName({ displayName: '20mm (Standard)' } as AdminThickness)).toBe('20mm (Standard)');
});
