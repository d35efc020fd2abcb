import { Body, Controller, Delete, Get, HttpStatus, Post, Put, Query, type Type } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { CatalogueKind, SaveItemRequests } from '@app/contracts';
import { CatalogueEditor, itemKinds, itemStatuses } from '../../catalogue';
import type { Actor } from '../../platform/audit/actor';
import { RespondsWithPage } from '../../platform/lists/responds-with-page';
import { RespondsWith } from '../../platform/openapi/responds-with';
import { readListQuery } from '../../platform/lists/read-list-query';
import { RowIdInPath } from '../../platform/http/id-in-path';
import { CurrentActor } from '../current-actor';
import {
  ChangeBasinDto,
  ChangeColorDto,
  ChangeCutoutDto,
  ChangeMaterialDto,
  ChangeSinkTypeDto,
  ChangeThicknessDto,
  SaveBasinDto,
  SaveColorDto,
  SaveCutoutDto,
  SaveMaterialDto,
  SaveSinkTypeDto,
  SaveThicknessDto,
} from './save-item.dto';
import { Roles } from '../../staff';

const ItemId = () => RowIdInPath('catalogue/item-not-found');

interface ItemDtos<Kind extends CatalogueKind> {
  save: Type<SaveItemRequests[Kind]>;
  change: Type<Partial<SaveItemRequests[Kind]>>;
}

/** Routes of one kind of catalogue rows. @param contractName name of the contract of its rows */
function itemController<Kind extends CatalogueKind>(kind: Kind, contractName: string, dtos: ItemDtos<Kind>) {
  const rules = { statuses: itemStatuses, sorts: itemKinds[kind].sorts };

  @ApiTags('Staff: catalogue')
  @Controller(`admin/${kind}`)
  class ItemController {
    constructor(readonly catalogue: CatalogueEditor) {}

    @Get()
    @Roles('office')
    @RespondsWithPage(contractName, rules)
    list(@Query() query: Record<string, unknown>) {
      return this.catalogue.list(kind, readListQuery(query, rules));
    }

    @Post()
    @Roles('office')
    @RespondsWith(contractName, HttpStatus.CREATED)
    create(@Body() request: SaveItemRequests[Kind], @CurrentActor() actor: Actor) {
      return this.catalogue.create(kind, request, actor);
    }

    @Get(':id')
    @Roles('office')
    @RespondsWith(contractName)
    read(@ItemId() id: number) {
      return this.catalogue.get(kind, id);
    }

    @Get(':id/uses')
    @Roles('office')
    @RespondsWith('ItemUses')
    readUses(@ItemId() id: number) {
      return this.catalogue.usesOf(kind, id);
    }

    @Put(':id')
    @Roles('office')
    @RespondsWith(contractName)
    change(
      @ItemId() id: number,
      @Body() request: Partial<SaveItemRequests[Kind]>,
      @CurrentActor() actor: Actor,
    ) {
      return this.catalogue.change(kind, id, request, actor);
    }

    @Post(':id/restore')
    @Roles('office')
    @RespondsWith(contractName)
    restore(@ItemId() id: number, @CurrentActor() actor: Actor) {
      return this.catalogue.restore(kind, id, actor);
    }

    @Delete(':id')
    @Roles('office')
    @RespondsWith('DeleteItemResponse')
    remove(@ItemId() id: number, @CurrentActor() actor: Actor) {
      return this.catalogue.remove(kind, id, actor);
    }
  }
  // Decorators see only the type parameter's bound, so the DTOs that validate the bodies are set here.
  const setParamTypes = (method: string, ...types: unknown[]) =>
    Reflect.defineMetadata('design:paramtypes', types, ItemController.prototype, method);
  setParamTypes('create', dtos.save, Object);
  setParamTypes('change', Number, dtos.change, Object);
  // Names the OpenAPI operations: AdminSinkTypes_list.
  const name = kind.replace(/(?:^|-)./g, (letter) => letter.slice(-1).toUpperCase());
  Object.defineProperty(ItemController, 'name', { value: `Admin${name}Controller` });
  return ItemController;
}

export const catalogueItemControllers = [
  itemController('materials', 'AdminMaterial', { save: SaveMaterialDto, change: ChangeMaterialDto }),
  itemController('colors', 'AdminColor', { save: SaveColorDto, change: ChangeColorDto }),
  itemController('sink-types', 'AdminSinkType', { save: SaveSinkTypeDto, change: ChangeSinkTypeDto }),
  itemController('thicknesses', 'AdminThickness', { save: SaveThicknessDto, change: ChangeThicknessDto }),
  itemController('cutouts', 'AdminCutout', { save: SaveCutoutDto, change: ChangeCutoutDto }),
  itemController('basins', 'AdminBasin', { save: SaveBasinDto, change: ChangeBasinDto }),
];
