import type { Color } from '../catalogue/color';
import type { Cutout } from '../catalogue/cutout';
import type { Material } from '../catalogue/material';
import type { SinkType } from '../catalogue/sink-type';
import type { Thickness } from '../catalogue/thickness';

/** The five kinds of catalogue rows, as their addresses name them (specification §7). */
export const catalogueKinds = ['materials', 'colors', 'sink-types', 'thicknesses', 'cutouts'] as const;
export type CatalogueKind = (typeof catalogueKinds)[number];

/** What staff see of every row beside what visitors see. */
interface Kept {
  /** Counts the row's changes. Sent back with a change, it tells whether somebody else was quicker. */
  version: number;
  /** ISO 8601; null where nobody changed the row since it was there. */
  updatedAt: string | null;
  /** Of a row that was deleted alone. */
  deletedAt?: string;
}

export interface AdminMaterial extends Omit<Material, 'colors'>, Kept {
  /** Colours that are not deleted, and those of them that are active. */
  colorCount: number;
  activeColorCount: number;
}
export interface AdminColor extends Color, Kept {
  materialName: string;
}
export interface AdminSinkType extends SinkType, Kept {}
export interface AdminThickness extends Thickness, Kept {}
export interface AdminCutout extends Cutout, Kept {}

/** The row of each kind. */
export interface AdminItems {
  materials: AdminMaterial;
  colors: AdminColor;
  'sink-types': AdminSinkType;
  thicknesses: AdminThickness;
  cutouts: AdminCutout;
}
export type AdminItem = AdminItems[CatalogueKind];

/** What every write may carry. A field that is left out stays as it is, or begins with its default. */
interface Change {
  isActive?: boolean;
  /** The version that the change was made on; with a newer one in the database it is refused (409). */
  version?: number;
}

/** Money goes as a decimal string or a number, in pounds (specification §3). */
type Amount = string | number;

export interface SaveMaterialRequest extends Change {
  name: string;
  description?: string;
  /** Pounds for each 100 mm × 100 mm, at most 3 decimals, min 0 (specification §5). */
  basePrice: Amount;
  features?: string[];
  applications?: string[];
  maintenance?: string;
  warranty?: string;
  thicknesses?: string[];
}

export interface SaveColorRequest extends Change {
  materialId: number;
  name: string;
  hexCode?: string;
  /** null, or one of our own paths (D32). */
  imageUrl?: string | null;
  imageUrl2?: string | null;
  /** Pounds for each 100 mm × 100 mm, at most 2 decimals, min 0. */
  priceModifier?: Amount;
}

export interface SaveFlatPartRequest extends Change {
  name: string;
  description?: string;
  /** Flat pounds, at most 2 decimals; may be negative. */
  priceModifier?: Amount;
}

export interface SaveThicknessRequest extends Change {
  value: string;
  displayName: string;
  priceModifier?: Amount;
}

/** The body of `POST /api/admin/{kind}`; `PUT /api/admin/{kind}/{id}` takes any part of it. */
export interface SaveItemRequests {
  materials: SaveMaterialRequest;
  colors: SaveColorRequest;
  'sink-types': SaveFlatPartRequest;
  thicknesses: SaveThicknessRequest;
  cutouts: SaveFlatPartRequest;
}

/** `DELETE /api/admin/{kind}/{id}`: what went with it. */
export interface DeleteItemResponse {
  /** Colours that were deleted with their material (D32). */
  deletedColors: number;
}

/** How many rows there are behind each tab. */
export interface AdminCountsResponse extends Record<CatalogueKind, number> {
  /** Orders, and quotes that are not ordered. */
  orders: number;
  /** Inquiries that nobody has looked at. */
  newInquiries: number;
  /** What the team has to do, and how much of it should have been done by now. */
  openTasks: number;
  overdueTasks: number;
  /** Payments that a person has to judge. */
  paymentReviews: number;
  /** Restored, and not released: nothing goes out. */
  isOnHold: boolean;
}

/** Something in the catalogue that visitors would stumble over. */
export interface CatalogueWarning {
  code:
    | 'active-color-at-zero'
    | 'material-without-active-color'
    | 'base-price-of-no-active-color'
    | 'material-without-active-thickness'
    | 'no-active-thickness'
    | 'no-active-material';
  /** Where it is mended: a row, or null for the whole list. */
  kind: CatalogueKind;
  id: number | null;
  name: string | null;
  /** Base price: what the cheapest active colour costs, so that the advertised price can be bought. Pounds. */
  suggestion: string | null;
}
