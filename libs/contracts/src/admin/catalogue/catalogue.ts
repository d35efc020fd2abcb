import type { Basin } from '../../catalogue/basin';
import type { Color } from '../../catalogue/color';
import type { Cutout } from '../../catalogue/cutout';
import type { Material } from '../../catalogue/material';
import type { SinkType } from '../../catalogue/sink-type';
import type { Thickness } from '../../catalogue/thickness';

/** The five kinds of catalogue items with a price, as in their URLs (specification §7). */
export const pricedKinds = ['materials', 'colors', 'sink-types', 'thicknesses', 'cutouts'] as const;
export type PricedKind = (typeof pricedKinds)[number];

export const catalogueKinds = [...pricedKinds, 'basins'] as const;
export type CatalogueKind = (typeof catalogueKinds)[number];

/** Fields of every item that only staff see. */
interface Versioned {
  /** Number of changes so far. Sent back with a change, it detects that somebody else has saved in between. */
  version: number;
  /** ISO 8601; null: never changed. */
  updatedAt: string | null;
  /** Only on deleted items. */
  deletedAt?: string;
}

export interface AdminMaterial extends Omit<Material, 'colors'>, Versioned {
  /** Colours that are not deleted, and how many of them are active. */
  colorCount: number;
  activeColorCount: number;
}
export interface AdminColor extends Color, Versioned {
  materialName: string;
}
export interface AdminSinkType extends SinkType, Versioned {}
export interface AdminThickness extends Thickness, Versioned {}
export interface AdminCutout extends Cutout, Versioned {}
export interface AdminBasin extends Basin, Versioned {}

/** Item type of each kind. */
export interface AdminItems {
  materials: AdminMaterial;
  colors: AdminColor;
  'sink-types': AdminSinkType;
  thicknesses: AdminThickness;
  cutouts: AdminCutout;
  basins: AdminBasin;
}
export type AdminItem = AdminItems[CatalogueKind];

/** Fields of every save. An absent field keeps its value, or gets the default of a new item. */
interface Change {
  isActive?: boolean;
  /** Version that was edited; 409 if the database has a newer one. */
  version?: number;
}

/** Pounds, as a decimal string or a number (specification §3). */
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
  /** Null, or one of our own image paths (D32). */
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

export interface SaveSinkTypeRequest extends SaveFlatPartRequest {
  includesBasin?: boolean;
}

export interface SaveCutoutRequest extends SaveFlatPartRequest {
  excludes?: string[];
}

export interface SaveBasinRequest extends Change, Pick<Basin, 'maker' | 'name' | 'type' | 'size'> {
  /** URL of an uploaded file; null: none. */
  template?: string | null;
}

/** `POST /api/admin/basin-templates` */
export interface UploadBasinTemplateRequest {
  /** The PDF in base64. */
  pdf: string;
}
export interface BasinTemplateResponse {
  /** Its URL. */
  template: string;
}

export interface SaveThicknessRequest extends Change {
  value: string;
  displayName: string;
  priceModifier?: Amount;
}

/** Body of `POST /api/admin/{kind}`; `PUT /api/admin/{kind}/{id}` takes any of its fields. */
export interface SaveItemRequests {
  materials: SaveMaterialRequest;
  colors: SaveColorRequest;
  'sink-types': SaveSinkTypeRequest;
  thicknesses: SaveThicknessRequest;
  cutouts: SaveCutoutRequest;
  basins: SaveBasinRequest;
}

/** Answer of `DELETE /api/admin/{kind}/{id}`. */
export interface DeleteItemResponse {
  /** Colours that were deleted with their material (D32). */
  deletedColors: number;
}

/** Number of rows in each tab. */
export interface AdminCountsResponse extends Record<CatalogueKind, number> {
  /** Orders, and quotes that are not ordered. */
  orders: number;
  /** Inquiries with status 'new'. */
  newInquiries: number;
  /** Open staff tasks, and how many of them are overdue. */
  openTasks: number;
  overdueTasks: number;
  /** Payments under review. */
  paymentReviews: number;
  undecidedTransfers: number;
  /** On hold after a restore: no mail, refund or card page goes out. */
  isOnHold: boolean;
  /** Backups are on, but the latest one failed or is late. */
  isBackupMissing: boolean;
}

/** A mistake in the catalogue that visitors would notice. */
export interface CatalogueWarning {
  code:
    | 'active-color-at-zero'
    | 'material-without-active-color'
    | 'base-price-of-no-active-color'
    | 'material-without-active-thickness'
    | 'no-active-thickness'
    | 'no-active-material';
  /** Item to correct; null id: the whole list. */
  kind: CatalogueKind;
  id: number | null;
  name: string | null;
  /** Suggested base price in pounds: the rate of the cheapest active colour, so that the advertised price is available. */
  suggestion: string | null;
}

/** `GET /api/admin/{kind}/{id}/uses`: where an item is used, before it is taken off sale. */
export interface ItemUses {
  /** Valid quotes that are not ordered. */
  quotes: number;
  /** Orders with a top that is not handed over. */
  orders: number;
}
