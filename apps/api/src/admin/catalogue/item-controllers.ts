import { Body, Controller, Query, type Type } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { AdminItems, CatalogueKind, DeleteItemResponse, SaveItemRequests } from '@app/contracts';
import { CatalogueEditor, itemKinds, itemStatuses } from '../../catalogue';
import type { Actor } from '../../platform/audit/actor';
import { readListQuery } from '../../platform/lists/read-list-query';
import { RowIdInPath } from '../../platform/http/id-in-path';
import type { Page } from '../../platform/lists/read-page';
import { CurrentActor } from '../current-actor';
import { ChangeItem, CreateItem, DeleteItem, ListItems, ReadItem, RestoreItem } from './item-routes';
import {
  ChangeColorDto,
  ChangeFlatPartDto,
  ChangeMaterialDto,
  ChangeThicknessDto,
  SaveColorDto,
  SaveFlatPartDto,
  SaveMaterialDto,
  SaveThicknessDto,
} from './save-item.dto';

const ItemId = () => RowIdInPath('catalogue/item-not-found');

interface Forms<Kind extends CatalogueKind> {
  save: Type<SaveItemRequests[Kind]>;
  change: Type<Partial<SaveItemRequests[Kind]>>;
}

/** The routes of one kind of catalogue rows. @param item the contract of its rows */
function itemController<Kind extends CatalogueKind>(kind: Kind, item: string, forms: Forms<Kind>) {
  type Item = AdminItems[Kind];
  const rules = { statuses: itemStatuses, sorts: Object.keys(itemKinds[kind].sorts) };

  @ApiTags('Staff: catalogue')
  @Controller(`admin/${kind}`)
  class ItemController {
    constructor(readonly catalogue: CatalogueEditor) {}

    @ListItems(item, rules)
    list(@Query() query: Record<string, unknown>): Promise<Page<Item>> {
      return this.catalogue.list(kind, readListQuery(query, rules));
    }

    @CreateItem(item)
    create(@Body() request: SaveItemRequests[Kind], @CurrentActor() actor: Actor): Promise<Item> {
      return this.catalogue.create(kind, request, actor);
    }

    @ReadItem(item)
    read(@ItemId() id: number): Promise<Item> {
      return this.catalogue.get(kind, id);
    }

    @ChangeItem(item)
    change(
      @ItemId() id: number,
      @Body() request: Partial<SaveItemRequests[Kind]>,
      @CurrentActor() actor: Actor,
    ): Promise<Item> {
      return this.catalogue.change(kind, id, request, actor);
    }

    @RestoreItem(item)
    restore(@ItemId() id: number, @CurrentActor() actor: Actor): Promise<Item> {
      return this.catalogue.restore(kind, id, actor);
    }

    @DeleteItem()
    remove(@ItemId() id: number, @CurrentActor() actor: Actor): Promise<DeleteItemResponse> {
      return this.catalogue.remove(kind, id, actor);
    }
  }
  // A decorator sees the bound of a type parameter alone: these are the forms that bodies are checked by.
  const takes = (method: string, ...types: unknown[]) =>
    Reflect.defineMetadata('design:paramtypes', types, ItemController.prototype, method);
  takes('create', forms.save, Object);
  takes('change', Number, forms.change, Object);
  // Operations are documented by it: AdminSinkTypes_list.
  const name = kind.replace(/(?:^|-)./g, (letter) => letter.slice(-1).toUpperCase());
  Object.defineProperty(ItemController, 'name', { value: `Admin${name}Controller` });
  return ItemController;
}

/** The five kinds of the catalogue, by the same routes (specification §7). */
export const itemControllers = [
  itemController('materials', 'AdminMaterial', { save: SaveMaterialDto, change: ChangeMaterialDto }),
  itemController('colors', 'AdminColor', { save: SaveColorDto, change: ChangeColorDto }),
  itemController('sink-types', 'AdminSinkType', { save: SaveFlatPartDto, change: ChangeFlatPartDto }),
  itemController('thicknesses', 'AdminThickness', { save: SaveThicknessDto, change: ChangeThicknessDto }),
  itemController('cutouts', 'AdminCutout', { save: SaveFlatPartDto, change: ChangeFlatPartDto }),
];
