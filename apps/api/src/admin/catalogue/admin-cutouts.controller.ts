import { Body, Controller, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { AdminCutout, DeleteItemResponse } from '@app/contracts';
import { CatalogueEditor } from '../../catalogue';
import type { Actor } from '../../platform/audit/actor';
import { By } from '../by';
import { ItemId } from './item-id';
import { ChangeItem, CreateItem, DeleteItem, ListItems, ReadItem, RestoreItem } from './item-routes';
import { ChangeFlatPartDto, SaveFlatPartDto } from './save-item.dto';
import { sendList } from './send-list';

@ApiTags('Staff: catalogue')
@Controller('admin/cutouts')
export class AdminCutoutsController {
  constructor(private readonly catalogue: CatalogueEditor) {}

  @ListItems('AdminCutout')
  list(
    @Query() query: Record<string, unknown>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AdminCutout[]> {
    return sendList(this.catalogue, 'cutouts', query, reply);
  }

  @CreateItem('AdminCutout')
  create(@Body() request: SaveFlatPartDto, @By() actor: Actor): Promise<AdminCutout> {
    return this.catalogue.create('cutouts', request, actor);
  }

  @ReadItem('AdminCutout')
  read(@ItemId() id: number): Promise<AdminCutout> {
    return this.catalogue.get('cutouts', id);
  }

  @ChangeItem('AdminCutout')
  change(@ItemId() id: number, @Body() request: ChangeFlatPartDto, @By() actor: Actor): Promise<AdminCutout> {
    return this.catalogue.change('cutouts', id, request, actor);
  }

  @RestoreItem('AdminCutout')
  restore(@ItemId() id: number, @By() actor: Actor): Promise<AdminCutout> {
    return this.catalogue.restore('cutouts', id, actor);
  }

  @DeleteItem()
  remove(@ItemId() id: number, @By() actor: Actor): Promise<DeleteItemResponse> {
    return this.catalogue.remove('cutouts', id, actor);
  }
}
