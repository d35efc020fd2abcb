import type { AdminQuote } from '@app/contracts';
import { quantityPrefix } from '@app/pricing';

/** '20mm (Standard)' → '20mm', for little room. */
export const shortThickness = ({ displayName }: AdminQuote['thickness']): string =>
  displayName.replace(/\s*\(.*\)$/, '');

export const stoneDetail = ({ material, thickness }: Pick<AdminQuote, 'material' | 'thickness'>): string =>
  `${material.name}, ${shortThickness(thickness)}`;

/** '1200 × 350', in millimetres (D29). */
export const sizeText = ({ length, width }: Pick<AdminQuote, 'length' | 'width'>): string =>
  `${length} × ${width}`;

/** 'Calacatta Gold', or '24 × Calacatta Gold'. */
export const stoneText = ({ quantity, color }: Pick<AdminQuote, 'quantity' | 'color'>): string =>
  `${quantityPrefix(quantity)}${color.name}`;
