import { Body, Controller, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { AdminSinkType, DeleteItemResponse } from '@app/contracts';
import { CatalogueEditor } from '../../catalogue';
import type { Actor } from '../../platform/audit/actor';
import { By } from '../by';
import { ItemId } from './item-id';
import { ChangeItem, CreateItem, DeleteItem, ListItems, ReadItem, RestoreItem } from './item-routes';
import { ChangeFlatPartDto, SaveFlatPartDto } from './save-item.dto';
import { sendList } from './send-list';

@ApiTags('Staff: catalogue')
@Controller('admin/sink-types')
export class AdminSinkTypesController {
  constructor(private readonly catalogue: CatalogueEditor) {}

  @ListItems('AdminSinkType')
  list(
    @Query() query: Record<string, unknown>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AdminSinkType[]> {
    return sendList(this.catalogue, 'sink-types', query, reply);
  }

  @CreateItem('AdminSinkType')
  create(@Body() request: SaveFlatPartDto, @By() actor: Actor): Promise<AdminSinkType> {
    return this.catalogue.create('sink-types', request, actor);
  }

  @ReadItem('AdminSinkType')
  read(@ItemId() id: number): Promise<AdminSinkType> {
    return this.catalogue.get('sink-types', id);
  }

  @ChangeItem('AdminSinkType')
  change(
    @ItemId() id: number,
    @Body() request: ChangeFlatPartDto,
    @By() actor: Actor,
  ): Promise<AdminSinkType> {
    return this.catalogue.change('sink-types', id, request, actor);
  }

  @RestoreItem('AdminSinkType')
  restore(@ItemId() id: number, @By() actor: Actor): Promise<AdminSinkType> {
    return this.catalogue.restore('sink-types', id, actor);
  }

  @DeleteItem()
  remove(@ItemId() id: number, @By() actor: Actor): Promise<DeleteItemResponse> {
    return this.catalogue.remove('sink-types', id, actor);
  }
}
